/// What a run of `git` wrote to its standard output, and its status.
package struct GitOutput {
    package let status: Int32
    package let bytes: [UInt8]
    /// What it wrote to standard error, hooks included.
    package let diagnostics: String

    /// The output without its last line feed.
    package var text: String {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    package var lines: [String] {
        guard !text.isEmpty else { return [] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The parts of an output that ends each of them with a zero byte (`-z`).
    package var records: [String] {
        bytes.split(separator: 0, omittingEmptySubsequences: false)
            .dropLast()
            .map { String(decoding: $0, as: UTF8.self) }
    }
}

/// A run of `git` that failed, with what it said.
package struct GitFailure: Error, CustomStringConvertible {
    package let arguments: [String]
    package let output: GitOutput
    package let diagnostics: String

    package var description: String {
        "git \(arguments.joined(separator: " ")): status \(output.status)\n"
            + diagnostics + output.text
    }
}
