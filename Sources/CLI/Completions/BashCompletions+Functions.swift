extension BashCompletions {
    /// The part that knows bash and no option but `-C`.
    static let functions = #"""
        # Sets `typed` to the words up to the cursor as the program will get them: readline parts
        # them at = and : too.
        _schema_version_typed() {
            local line=${COMP_LINE:0:COMP_POINT} rest word i
            typed=()
            for ((i = 0; i <= COMP_CWORD; i++)); do
                rest=${line#"${line%%[![:space:]]*}"}
                ((i > 0)) && [[ $rest == "$line" ]] || typed+=('')
                word=${COMP_WORDS[i]}
                ((i < COMP_CWORD)) || word=$rest
                typed[${#typed[@]} - 1]+=$word
                line=${rest#"$word"}
            done
        }

        # Follows a -C.
        _schema_version_enter() {
            local step=${1//[\\\'\"]/}
            [[ $step != '~' && $step != '~/'* ]] || step=$HOME${step#'~'}
            if [[ $step == /* ]]; then directory=$step/; else directory+=$step/; fi
        }

        _schema_version_git() { git -C "${directory:-.}" "$@" 2>/dev/null; }

        # Offers each line of the input that goes on where the cursor is.
        _schema_version_offer() {
            local line
            while IFS= read -r line; do
                [[ $line == "$value"* ]] || continue
                printf -v line %q "$line"
                COMPREPLY+=("$prefix$line$1")
            done
        }

        # Offers what lies in the directory that -C leads to, or at the root of the work tree.
        # Without either, readline does it better.
        _schema_version_files() {
            local place=$directory file name
            if [[ $kind == path && $value == :/* ]]; then
                place=$(_schema_version_git rev-parse --show-toplevel)/ || return
                prefix+=:/ value=${value#:/}
            elif [[ ! $directory || $value == /* || $value == '~'* ]]; then
                place=
                if [[ $1 == directories ]]; then
                    compopt +o default +o bashdefault -o dirnames 2>/dev/null
                else
                    compopt -o default 2>/dev/null
                fi
                [[ $prefix == -C ]] || return
            fi
            compopt -o filenames -o nospace 2>/dev/null
            for file in "$place$value"*; do
                name=${file#"$place"}
                if [[ -d $file ]]; then
                    COMPREPLY+=("$prefix$name/")
                elif [[ $1 != directories && -e $file ]]; then
                    COMPREPLY+=("$prefix$name")
                fi
            done
        }

        _schema_version_value_words() {
            case $kind in
            choice) _schema_version_offer '' < <(printf '%s\n' $words) ;;
            revision) _schema_version_offer '' < <(_schema_version_revisions) ;;
            numbered)
                compopt -o nospace 2>/dev/null
                _schema_version_offer '=' < <(_schema_version_revisions)
                ;;
            tag) _schema_version_offer '' < <(_schema_version_git tag) ;;
            directory) _schema_version_files directories ;;
            any | path) _schema_version_files all ;;
            esac
        }

        _schema_version_revisions() {
            echo HEAD
            _schema_version_git for-each-ref --format='%(refname:short)' \
                refs/heads refs/remotes refs/tags
        }

        _schema_version_option_words() {
            local word
            _schema_version_options "${command:-compute}"
            for word in $words; do
                if [[ $used != *" $word "* ]] || _schema_version_repeats "$word"; then
                    printf '%s\n' "$word"
                fi
            done
        }

        # Completes the word at the cursor; the words before `$1` are not the program's own.
        _schema_version_from() {
            local i word name cur prefix='' value kind='' words='' breaks
            local IFS=$' \t\n' command='' count=0 pending='' operands='' used=' '
            for ((i = $1; i < ${#typed[@]} - 1; i++)); do
                word=${typed[i]}
                if [[ $pending ]]; then
                    [[ $pending != -C ]] || _schema_version_enter "$word"
                    pending=''
                    continue
                fi
                [[ ! $operands ]] || { ((++count)); continue; }
                case $word in
                --) operands=yes ;;
                --*=*) used+="${word%%=*} " ;;
                -?*)
                    name=$word
                    [[ $word == --* ]] || name=${word:0:2}
                    if _schema_version_value "$name"; then
                        if [[ $name == "$word" ]]; then
                            pending=$name
                        elif [[ $name == -C ]]; then
                            _schema_version_enter "${word:2}"
                        fi
                    fi
                    _schema_version_name "$name"
                    used+="$name "
                    ;;
                *) if [[ $command ]]; then ((++count)); else command=$word; fi ;;
                esac
            done
            kind='' words='' cur=${typed[i]} value=${typed[i]}
            if [[ $pending ]]; then
                _schema_version_value "$pending"
            elif [[ ! $operands && $cur == --*=* ]]; then
                prefix=${cur%%=*}= value=${cur#*=}
                _schema_version_attached "${cur%%=*}"
            elif [[ ! $operands && $cur == -C?* ]]; then
                prefix=-C value=${cur:2} kind=directory
            elif [[ ! $operands && $cur == -* ]]; then
                kind=option
            elif [[ ! $operands && ! $command ]]; then
                kind=choice words=$_schema_version_commands
            elif ! _schema_version_operand "$command" "$count"; then
                kind=option
            fi
            value=${value//[\\\'\"]/}
            compopt +o default +o bashdefault 2>/dev/null
            if [[ $kind == option ]]; then
                _schema_version_offer '' < <(_schema_version_option_words)
            else
                _schema_version_value_words
            fi
            # Readline keeps what is before the last of its word breaks.
            breaks=${COMP_WORDBREAKS//[^=:]/}
            [[ ! $breaks ]] || COMPREPLY=("${COMPREPLY[@]#"${cur%"${cur##*["$breaks"]}"}"}")
        }

        _schema_version() {
            local typed directory=''
            COMPREPLY=()
            _schema_version_typed
            _schema_version_from 1
        }

        # Called by git's own completion.
        _git_schema_version() {
            local typed directory='' i
            COMPREPLY=()
            _schema_version_typed
            for ((i = 1; i < ${#typed[@]} - 1; i++)); do
                case ${typed[i]} in
                -C) _schema_version_enter "${typed[++i]}" ;;
                schema-version) break ;;
                esac
            done
            _schema_version_from $((i + 1))
        }

        complete -o bashdefault -o default -F _schema_version schema-version git-schema-version

        """#
}
