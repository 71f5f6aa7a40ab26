# shellcheck shell=bash
# Sourced by benchmark: histories that are the same on every machine, made when they are missing.
# One commit in ten of the line changes the model.
# shellcheck disable=SC2154 # cache is set by the script that sources this file

# The directory of history $1. Its name says all that it is made from: SHAPE-LENGTH, where LENGTH
# counts the commits of its first-parent line.
history_directory() { printf '%s/%s\n' "$cache" "$1"; }

# Where the model lies in histories of shape $1.
model_path() {
    case $1 in
    deep) echo Sources/App/Features/Storage/Database/Schema/Current/Models ;;
    *) echo Models ;;
    esac
}

# Makes history SHAPE-LENGTH in the cache, packed as `git gc` packs it and without a commit-graph.
# Nothing is checked out.
#   merge   every commit of the line merges a branch of one commit
#   squash  no merges
#   wide    as merge, with 400 entries in the root tree
#   deep    as merge, with the model and everything else seven directories down
#   many    as merge, with 50,000 files, all of them in the index, and one more in the model there
make_history() {
    local name=$1 repo new
    repo=$(history_directory "$name")
    [[ ! -d $repo ]] || return 0
    say "Making $name in $cache …"
    # Under another name until it is whole: an interrupted run leaves none that looks finished.
    new=$repo.unfinished
    rm -rf -- "$new"
    mkdir -p -- "$cache"
    git init -q -b main "$new"
    commits "${name%-*}" "${name##*-}" | git -C "$new" fast-import --quiet
    git -C "$new" config gc.writeCommitGraph false
    git -C "$new" gc --quiet
    if [[ $name == many-* ]]; then
        git -C "$new" read-tree main
        git -C "$new" update-index --add --cacheinfo \
            "100644,$(git -C "$new" rev-parse main:Models/Entity0.swift),Models/Staged.swift"
    fi
    mv -- "$new" "$repo"
}

# Prints history SHAPE $1 of length $2 for `git fast-import`.
commits() {
    awk -v shape="$1" -v length_="$2" -v model="$(model_path "$1")" '
        function data(text) { printf "data %d\n%s\n", length(text), text }
        function commit(branch, mark, message) {
            printf "commit refs/heads/%s\nmark :%d\n", branch, mark
            printf "committer Ada <ada@example.org> %d +0000\n", 1000000000 + mark * 60
            data(message)
        }
        function file(path, text) { print "M 100644 inline " path; data(text) }
        # What commit number n changes; the numbers spread it over the tree.
        function change(n) {
            if (n % 10 == 0) file(model "/Entity" n % 7 ".swift", "struct Entity { let v" n ": Int }")
            else file(folder n * 7 % folders "/File" n % 5 ".swift", "let value = " n)
        }
        BEGIN {
            folders = shape == "wide" ? 400 : shape == "many" ? 250 : 24
            files = shape == "many" ? 200 : 5
            folder = (shape == "deep" ? "Sources/App/Features/Storage/Database/Schema/Current/" : "") "Part"
            commit("main", 1, "Begin")
            for (i = 0; i < folders; i++)
                for (j = 0; j < files; j++) file(folder i "/File" j ".swift", "let value = 0")
            for (j = 0; j < 7; j++) file(model "/Entity" j ".swift", "struct Entity {}")
            last = 1
            for (n = 2; n <= length_; n++) {
                mark = 2 * n
                if (shape == "squash") {
                    commit("main", mark, "Change " n " (#" n ")")
                    print "from :" last
                } else {
                    commit("topic", mark - 1, "Change " n)
                    print "from :" last
                    change(n)
                    commit("main", mark, "Merge pull request #" n " from topic")
                    print "from :" last
                    print "merge :" mark - 1
                }
                change(n)
                last = mark
            }
            print "reset refs/heads/topic\nfrom 0000000000000000000000000000000000000000\n"
        }'
}

# Writes the commit-graph of a repository as `git gc` does, or takes it away.
write_commit_graph() { git -C "$1" commit-graph write --reachable --no-progress; }
remove_commit_graph() { rm -rf -- "$1"/.git/objects/info/commit-graph*; }
