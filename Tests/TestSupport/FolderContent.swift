import Foundation

/// Every file below a folder with its bytes and its time of change, every folder and link: what a
/// run that writes nothing leaves as it was.
package func content(ofFolder folder: String) throws -> [String: String] {
    var content: [String: String] = [:]
    let manager = FileManager.default
    for name in try manager.subpathsOfDirectory(atPath: folder) {
        let path = "\(folder)/\(name)"
        let attributes = try manager.attributesOfItem(atPath: path)
        let bytes = manager.contents(atPath: path)?.base64EncodedString() ?? ""
        // Whole seconds, as a date is described, would hide a change that follows at once.
        let time = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        content[name] = "\(time) \(bytes)"
    }
    return content
}
