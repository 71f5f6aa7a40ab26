/// A position in a settings file.
package enum Place: Hashable, Sendable {
    /// In a text as an editor shows it, both counted from 1; columns are characters.
    case text(line: Int, column: Int)
    /// In binary data, counted from 0.
    case byte(Int)
}

extension Place: CustomStringConvertible {
    package var description: String {
        switch self {
        case .text(let line, let column): "\(line):\(column)"
        case .byte(let offset): "byte \(offset)"
        }
    }
}

/// The content of a settings file, which knows where in it an offset is.
protocol PlacedContent {
    /// The file's name in messages.
    var file: String { get }

    func place(of offset: Int) -> Place
}
