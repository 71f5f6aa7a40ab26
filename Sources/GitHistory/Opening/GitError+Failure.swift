import Clibgit2

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension GitError.Failure {
    /// Describes the call that just failed with `code`.
    ///
    /// The message is thread-local and outlives its call, so it is read at once and then cleared:
    /// some functions fail without setting one.
    init(code: Int32, action: String) {
        var category: Int32 = 0
        var reason = "error \(code)"
        if let error = unsafe git_error_last() {
            category = unsafe error.pointee.klass
            if let message = unsafe error.pointee.message {
                reason = unsafe String(cString: message)
            }
        }
        git_error_clear()
        self.init(code: code, category: category, action: action, reason: reason)
    }
}

/// Turns a libgit2 return code into an error; `action` says what was being done, on what.
///
/// - Returns: the code, for the functions that answer with a number.
@discardableResult
func check(
    _ code: Int32,
    _ action: @autoclosure () -> String
) throws(GitError) -> Int32 {
    guard code < 0 else { return code }
    let failure = GitError.Failure(code: code, action: action())
    if code == GIT_ENOTFOUND.rawValue, failure.category == Int32(GIT_ERROR_ODB.rawValue) {
        throw .missingObject("\(failure.action): \(failure.reason)")
    }
    throw GitError(failure)
}

extension GitError {
    /// A failed call, as what it failed on where that is a file that this user may not read, or a
    /// damaged loose object.
    init(_ failure: Failure) {
        if let (path, reason) = failure.denial {
            self = .unreadableFile(path: path, reason: reason)
        } else if let (id, reason) = LooseObjects.damage(in: failure.reason) {
            self = .damagedObject(id, reason: reason)
        } else {
            self = .failed(failure)
        }
    }

    static func unreadableFile(path: String, errno code: Int32) -> GitError {
        .unreadableFile(path: path, reason: unsafe String(cString: strerror(code)))
    }
}

extension GitError.Failure {
    /// The file, and the system's word, where it may not be read: libgit2 calls that "locked", and
    /// quotes the path.
    var denial: (path: String, reason: String)? {
        for code in [EACCES, EPERM] {
            let denied = unsafe String(cString: strerror(code))
            guard reason.hasSuffix(": " + denied),
                let start = reason.firstIndex(of: "'"),
                let end = reason.lastIndex(of: "'"), start < end
            else { continue }
            return (String(reason[reason.index(after: start)..<end]), denied)
        }
        return nil
    }
}
