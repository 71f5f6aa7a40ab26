extension ZshCompletions {
    /// The part that knows zsh and no option but `-C`.
    static let functions = #"""
        # Follows a -C. What is relative would be no directory to _files.
        _schema-version_enter() {
            local step=${(Q)1}
            [[ $step != '~' && $step != '~/'* ]] || step=$HOME${step#'~'}
            [[ $step == /* ]] || step=${directory:-$PWD/}$step
            directory=$step/
        }

        _schema-version_git() { git -C ${directory:-.} "$@" 2>/dev/null }

        # Not _files, which falls back to all files.
        _schema-version_directories() {
            _path_files "$@" -/ ${directory:+-W} ${directory:+$directory}
        }

        _schema-version_files() { _files "$@" ${directory:+-W} ${directory:+$directory} }

        _schema-version_paths() {
            if compset -P ':/'; then
                _files "$@" -W "$(_schema-version_git rev-parse --show-toplevel)"
            else
                _schema-version_files "$@"
            fi
        }

        _schema-version_revisions() {
            local expl
            local -a revisions=(HEAD ${(f)"$(_schema-version_git for-each-ref \
                --format='%(refname:short)' refs/heads refs/remotes refs/tags)"})
            _wanted revisions expl revision compadd "$@" -a - revisions
        }

        _schema-version_numbered() { _schema-version_revisions "$@" -S '=' }

        _schema-version_tags() {
            local expl
            local -a tags=(${(f)"$(_schema-version_git tag)"})
            _wanted tags expl tag compadd "$@" -a - tags
        }

        if [[ $funcstack[1] == (_schema-version|_git-schema-version) ]]; then
            _schema-version "$@"
        else
            compdef _schema-version schema-version git-schema-version
        fi

        """#
}
