extension Source {
    /// Refuses bytes that are not UTF-8, with the place of the first.
    func checkEncoding() throws(SettingsError) {
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &bytes) {
            case .valid(let encoded):
                offset += encoded.count
            case .emptyInput:
                return
            case .error:
                throw .syntax(
                    file: file,
                    place: place(of: offset),
                    problem: "bytes that are not UTF-8"
                )
            }
        }
    }

    /// Refuses a file that git left in the middle of a merge.
    ///
    /// A lone `=======` may underline a title in a comment; it counts only where it breaks the
    /// syntax (`mistake(_:at:)`).
    func checkConflictMarkers() throws(SettingsError) {
        var isAtLineStart = true
        for offset in bytes.indices {
            if isAtLineStart, isConflictMarker(at: offset) {
                throw .conflictMarkers(file: file, place: place(of: offset))
            }
            isAtLineStart = bytes[offset].isLineBreak
        }
    }

    /// Whether seven `<` or `>` stand at `offset`, alone or before a space.
    private func isConflictMarker(at offset: Int) -> Bool {
        let marker = bytes[offset]
        guard marker == UInt8(ascii: "<") || marker == UInt8(ascii: ">") else { return false }
        let run = bytes[offset...].prefix { $0 == marker }
        return run.count == 7 && (bytes[run.endIndex...].first?.isBlank ?? true)
    }
}
