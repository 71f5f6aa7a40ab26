# shellcheck shell=bash
# Sourced by the scripts beside it: where the package is, surroundings that are the same on every
# machine, and what more than one of the scripts does.

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

# No repository but the one at hand, no one's git settings, and no CI provider's idea of the base.
for name in $(compgen -e); do
    case $name in
    GIT_* | GITHUB_* | CI_* | BITRISE* | BITBUCKET_* | BUILDKITE_* | CHANGE_* | CIRCLE_* | CM_* | \
        SYSTEM_* | TRAVIS_*) unset "$name" ;;
    esac
done
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_CONFIG_NOSYSTEM=1

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "$(basename -- "$0"): $1"
    exit 1
}

# Runs a command and shows what it printed only when it fails.
quietly() {
    local output status=0
    output=$("$@" 2>&1) || status=$?
    ((status == 0)) || say "$output"
    return "$status"
}

# Installs Debian packages, as root or through sudo.
apt_install() { # PACKAGE...
    local run=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=120)
    if [[ $(id -u) != 0 ]]; then
        command -v sudo >/dev/null ||
            fail "neither root nor sudo: have someone run apt-get install $*"
        run=(sudo "${run[@]}")
    fi
    say "Installing with apt: $* …"
    # One list out of reach is no reason to stop: whether the packages are there decides.
    quietly "${run[@]}" update || say "apt-get update failed; trying with the lists at hand …"
    quietly "${run[@]}" install --no-install-recommends "$@" || fail "apt could not install $*"
}

# Makes a folder with archives of libgit2 and all below it, and a `libgit2.pc` that links those, and
# sets `archives` to it and `unused` to what it takes besides; to nothing where the system has none.
# With them the loader finds four libraries instead of twenty, a fifth of a short run, and the program
# runs where libgit2 is not installed.
gather_archives() {
    local libraries name links=()
    archives="" unused=()
    [[ $(uname) == Linux ]] || return 0
    libraries=$(pkg-config --variable=libdir libgit2)
    [[ -e $libraries/libgit2.a ]] || return 0
    archives=$root/.build/static
    rm -rf "$archives"
    mkdir -p "$archives"
    # Beside a shared library the linker would take that one, so the folder has the archives alone;
    # those of the C library stay where they are.
    for name in $(pkg-config --static --libs-only-l libgit2 libssh2); do
        [[ ! $name =~ ^-l(rt|dl|pthread)$ ]] || continue
        [[ ! -e $libraries/lib${name#-l}.a ]] || ln -sf "$libraries/lib${name#-l}.a" "$archives/"
        links+=("$name")
    done
    ln -sf "$(clang --print-file-name=libstdc++.a)" "$archives/"
    # Debian's libgit2 asks for Kerberos in its HTTP client, and there is no archive of that; nothing
    # here goes over a network.
    for name in $(nm -u "$archives/libgit2.a" 2>/dev/null | awk 'tolower($2) ~ /^gss_/ { print $2 }'); do
        unused+=(-Xlinker "--defsym=$name=0")
    done
    printf '%s\n' 'Name: libgit2' 'Description: libgit2 as archives' \
        "Version: $(pkg-config --modversion libgit2)" "Libs: -L${archives// /\\ } ${links[*]}" \
        "Cflags: $(pkg-config --cflags libgit2)" >"$archives/libgit2.pc"
}

# Builds the program as it is released, and sets `bin` to the directory that holds it.
build_release() {
    local build=(swift build -c release --package-path "$root" --product schema-version
        --disable-local-rpath) archives unused
    # A static program at a fixed place, without symbols and what nothing calls, starts sooner:
    # nothing of the standard library is looked up, and 2 MiB of its tables need not be moved to
    # where it was loaded.
    [[ $(uname) == Darwin ]] ||
        build+=(--static-swift-stdlib -Xlinker -s -Xlinker --gc-sections
            -Xswiftc -Xclang-linker -Xswiftc -no-pie)
    "$root/Scripts/install-libgit2"
    say "Building schema-version; the first time takes a few minutes …"
    gather_archives
    # Archives that do not fit together are as good as none.
    if [[ -z $archives ]] || ! PKG_CONFIG_PATH=$archives${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH} \
        "${build[@]}" "${unused[@]}" >/dev/null 2>&1; then
        quietly "${build[@]}" || fail "the build failed"
    fi
    # shellcheck disable=SC2034 # used by the scripts that source this file
    bin=$("${build[@]}" --show-bin-path)
}
