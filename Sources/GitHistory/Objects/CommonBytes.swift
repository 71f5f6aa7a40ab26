#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The bytes that two objects have in common, up to a limit.
enum CommonBytes {
    /// As many bytes as are compared at once before the place is looked for where they differ.
    private static let block = 128

    /// How many there are from the start, of which `start` are known.
    static func atStart(
        of one: UnsafeRawBufferPointer,
        and other: UnsafeRawBufferPointer,
        from start: Int,
        upTo limit: Int
    ) -> Int {
        guard let begin = one.baseAddress, let otherBegin = other.baseAddress else {
            return 0
        }
        var count = start
        while count + block <= limit,
            unsafe memcmp(begin + count, otherBegin + count, block) == 0
        {
            count += block
        }
        while count + 8 <= limit,
            unsafe begin.loadUnaligned(fromByteOffset: count, as: UInt64.self)
                == otherBegin.loadUnaligned(fromByteOffset: count, as: UInt64.self)
        {
            count += 8
        }
        while count < limit, unsafe one[count] == other[count] { count += 1 }
        return count
    }

    /// How many there are at the end.
    static func atEnd(
        of one: UnsafeRawBufferPointer,
        and other: UnsafeRawBufferPointer,
        upTo limit: Int
    ) -> Int {
        guard let start = one.baseAddress, let otherStart = other.baseAddress else {
            return 0
        }
        let (end, otherEnd) = unsafe (start + one.count, otherStart + other.count)
        var count = 0
        while count + block <= limit,
            unsafe memcmp(end - count - block, otherEnd - count - block, block) == 0
        {
            count += block
        }
        while count < limit,
            unsafe one[one.count - 1 - count] == other[other.count - 1 - count]
        {
            count += 1
        }
        return count
    }
}
