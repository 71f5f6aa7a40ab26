import Clibgit2
import Versioning

extension Repository {
    /// Whether a file has a merge driver that is not git's own (gitattributes(5), `merge`).
    func hasMergeDriver(_ path: [[UInt8]]) -> Bool {
        let name = String(
            decoding: Array(path.joined(separator: [UInt8(ascii: "/")])),
            as: UTF8.self
        )
        var value: UnsafePointer<CChar>?
        let code = handle.lend { unsafe git_attr_get(&value, $0, 0, name, "merge") }
        guard code == 0 else {
            git_error_clear()
            return false
        }
        guard unsafe git_attr_value(value) == GIT_ATTR_VALUE_STRING else { return false }
        let driver = unsafe Self.text(value) ?? ""
        return !["text", "binary", "union"].contains(driver)
    }
}
