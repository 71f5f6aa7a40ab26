extension BinaryPropertyList {
    /// The number at `path`; nil where its last key is missing.
    func number(at path: SettingPath) throws(SettingsError) -> UInt64? {
        guard let found = try find(path) else { return nil }
        guard case .number(let number) = try setting(found, as: .number, at: path).value else {
            return nil
        }
        return number
    }

    /// The change that sets `path`: all other objects stay as they are spelt.
    func edit(
        _ path: SettingPath,
        to value: SettingValue,
        as type: ValueType?
    ) throws(SettingsError) -> Edit {
        let found = try find(path)
        let old = try found.map { number throws(SettingsError) in
            try setting(number, as: value.kind, at: path)
        }
        let newType = type ?? old?.type ?? (value.kind == .text ? .string : .integer)
        let isSame = old?.value == value && old?.type == newType
        var newBytes = bytes
        if !isSame {
            var layout = try BinaryLayout(of: self)
            try layout.set(path.keys[...], to: BinaryObject.spelling(of: value, as: newType))
            newBytes = layout.bytes
        }
        let edit = Edit(
            file: file,
            key: path.description,
            was: old?.value,
            now: value,
            range: 0..<bytes.count,
            replacement: newBytes,
            bytes: newBytes,
            changesFile: !isSame,
            textChange: nil
        )
        if !isSame {
            try Verification(file: file, path: path)
                .check(edit, of: bytes, by: .propertyList, type: newType)
        }
        return edit
    }

    /// The number of the object at the end of `path`; nil where the last key is missing.
    private func find(_ path: SettingPath) throws(SettingsError) -> Int? {
        var number = top
        for depth in path.keys.indices {
            let object = try self[number]
            guard object.kind == .dictionary else {
                throw .type(
                    file: file,
                    key: path.text(ofFirst: depth),
                    place: .byte(offsets[number]),
                    found: .notDictionary(object.title)
                )
            }
            var step = PathStep(path, depth: depth)
            var value: Int?
            let references = object.references(of: referenceSize)
            for (key, owned) in zip(references, references[object.count...]) {
                guard let name = try self[key].text else {
                    throw damage("a key that is no text", at: offsets[key])
                }
                value = try step.accepts(name, at: offsets[key], in: self) ? owned : value
            }
            guard let value else {
                guard step.isLast else { throw step.notFound(in: self) }
                return nil
            }
            number = value
        }
        return number
    }

    /// The number or text that an object is, or the error that it is something else.
    private func setting(
        _ number: Int,
        as kind: SettingValue.Kind,
        at path: SettingPath
    ) throws(SettingsError) -> (type: ValueType, value: SettingValue) {
        let object = try self[number]
        do throws(Number.Rejection) {
            switch (kind, object.kind) {
            case (.text, .ascii), (.text, .utf16):
                guard let text = object.text else { throw .misfit(.noText("broken UTF-16")) }
                return (.string, .text(text))
            case (.text, _):
                throw .misfit(.noText(object.title))
            case (.number, .integer):
                return (.integer, .number(try object.number()))
            case (.number, .ascii), (.number, .utf16):
                return (.string, .number(try Number.reading(digits: object.text ?? "")))
            case (.number, .real):
                throw .misfit(.real("of \(object.count) bytes"))
            case (.number, _):
                throw .misfit(.other(object.title))
            }
        } catch {
            throw refusal(error, at: offsets[number], under: path)
        }
    }
}

extension BinaryObject {
    /// The value of an integer; one of eight bytes has a sign, one of sixteen may exceed all types.
    fileprivate func number() throws(Number.Rejection) -> UInt64 {
        let high = payload.dropLast(8)
        let low = payload.suffix(8).bigEndianNumber
        if let first = high.first, high.contains(where: { $0 != 0 }) {
            throw .misfit(first < 0x80 ? .tooLarge("2^64 or more") : .negative("below 0"))
        }
        if count == 8, low > UInt64(Int64.max) {
            throw .misfit(.negative("\(Int64(bitPattern: low))"))
        }
        return low
    }
}
