/// What `--format json` prints of several schemas: an object for each, by its name.
struct JSONSchemas<Object: Encodable>: Encodable {
    enum Entry: Encodable {
        case found(Object)
        case refused(JSONError)

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .found(let object): try object.encode(to: encoder)
            case .refused(let error): try error.encode(to: encoder)
            }
        }
    }

    let schemas: [String: Entry]
}
