/// The owner of one libgit2 object: frees it when it goes out of scope.
///
/// The pointer is lent inside a closure and never returned, because a pointer taken from a
/// temporary handle is freed before it is used, and the compiler does not say so.
@safe
struct Handle: ~Copyable {
    private let pointer: OpaquePointer
    private let free: (OpaquePointer?) -> Void

    init(_ pointer: OpaquePointer, freedBy free: @escaping (OpaquePointer?) -> Void) {
        unsafe self.pointer = unsafe pointer
        unsafe self.free = free
    }

    deinit { unsafe free(pointer) }

    /// Lends the pointer to `body`; the object lives until `body` returns.
    @safe
    borrowing func lend<Result: ~Copyable, Failure: Error>(
        _ body: (OpaquePointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try unsafe body(pointer)
    }
}
