import BuildSettings

extension Edit {
    /// What `write` and `check` warn of, at the file.
    var warnings: [Notice] {
        cautions.map { caution in
            Notice(
                code: caution.code,
                message: caution.message,
                hint: caution.hint,
                file: caution.file
            )
        }
    }
}
