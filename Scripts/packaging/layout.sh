# shellcheck shell=bash
# Sourced by Scripts/install and Scripts/release: what is installed below a prefix, and how.

# The files, and for `git schema-version` links of their names, each beside what it leads to.
installed_files=(
    bin/schema-version
    share/man/man1/schema-version.1
    share/bash-completion/completions/schema-version
    share/zsh/site-functions/_schema-version
    share/fish/vendor_completions.d/schema-version.fish
)
installed_links=(
    bin/git-schema-version
    share/man/man1/git-schema-version.1
    share/bash-completion/completions/git-schema-version
    share/zsh/site-functions/_git-schema-version
    share/fish/vendor_completions.d/git-schema-version.fish
)

# Prints what a file of the list holds, from the program itself.
content() { # FILE PROGRAM
    case $1 in
    bin/*) cat -- "$2" ;;
    share/man/*) "$2" --help=man ;;
    share/bash-completion/*) "$2" completions bash ;;
    share/zsh/*) "$2" completions zsh ;;
    share/fish/*) "$2" completions fish ;;
    esac
}

# Puts the files below a directory. One that is there is replaced in one step, also while it runs.
install_files() { # PROGRAM DIRECTORY
    local file target
    for file in "${installed_files[@]}"; do
        target=$2/$file
        mkdir -p -- "$(dirname -- "$target")" || return
        rm -f -- "$target.new" || return
        content "$file" "$1" >"$target.new" || return
        case $file in
        bin/*) chmod 755 -- "$target.new" ;;
        *) chmod 644 -- "$target.new" ;;
        esac
        mv -f -- "$target.new" "$target" || return
    done
}

install_links() { # DIRECTORY
    local i
    for i in "${!installed_links[@]}"; do
        ln -sf -- "$(basename -- "${installed_files[i]}")" "$1/${installed_links[i]}" || return
    done
}
