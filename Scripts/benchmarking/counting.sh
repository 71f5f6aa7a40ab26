# shellcheck shell=bash
# Sourced by benchmark: how long starting and counting take. The functions that are timed take no
# arguments, and find what to work on in repo, rev, path and method.
# shellcheck disable=SC2154 # program, cache and quick are set by the script that sources this file

git_version() { git --version; }
our_version() { "$program" --version; }

measure_start() {
    local git ours
    read -r git ours < <(medians 50:git_version 50:our_version)
    printf '\n%-28s %9s %9s %7s\n' "start-up" "git" "ours" "ratio"
    printf '%-28s %9.1f %9.1f %7s\n' "--version" "$git" "$ours" "$(ratio "$ours" "$git")"
}

# The same question to both; as an array, since memory is that of a program and not of a function.
ask() {
    our_command=("$program" compute -C "$repo" --path ":/$path" --base "$rev" --head "$rev"
        --merge-method "$method" --allow-uncounted --quiet)
    git_command=(git -C "$repo" log --oneline --first-parent)
    [[ $method == squash ]] || git_command+=(--merges)
    git_command+=("$rev" -- ":(top,literal)$path")
}
cold() { "${our_command[@]}" --no-cache; }
second_run() { "${our_command[@]}"; }
git_log() { "${git_command[@]}"; }

# The lane's four commands, with REV for the HEAD and the main that it has: the latest merge, the
# commits since that change the model, the merges that did, and the sum.
recipe() {
    local latest pending=0 landed
    latest=$(git -C "$repo" log --merges --format=%h -1 "$rev")
    [[ -z $latest ]] ||
        pending=$(git -C "$repo" log --oneline "$latest..$rev" -- ":(top,literal)$path" | wc -l)
    landed=$(git -C "$repo" log --oneline --merges --first-parent "$rev" -- \
        ":(top,literal)$path" | wc -l)
    echo $((landed + (pending > 0)))
}
our_recipe() {
    "$program" compute -C "$repo" --path ":/$path" --base "$rev" --head "$rev" --formula recipe
}

# Fails unless all that is timed gives git's number.
check_counts() {
    local expected ours
    expected=$(git_log | awk 'END { print NR }')
    for ours in cold second_run second_run; do
        ours=$("$ours") || fail "no number for $path in $repo"
        [[ $ours == "$expected" ]] || fail "$path in $repo: counted $ours, and git $expected"
    done
    expected=$(recipe)
    ours=$(our_recipe) || fail "no number by the recipe for $path in $repo"
    ((ours == expected)) || fail "$path in $repo: by the recipe $ours, and git $expected"
}

history_header() {
    printf '\n%-28s %8s %7s %7s %7s %6s %9s %6s %7s %6s %8s %8s %6s\n' \
        "$1" commits count git-log cold ratio recipe ratio second ratio git-MiB cold-MiB ratio
}

# Measures one question and prints its row, which $1 names. Leaves the times in row_git, row_cold,
# row_second, and the ratios in row_log and row_recipe.
history_row() {
    local commits runs=1 version recipe git_memory our_memory
    ask
    check_counts
    commits=$(git -C "$repo" rev-list --count --first-parent "$rev")
    ((commits > 50000)) || runs=2
    ((commits > 5000)) || runs=5
    read -r row_git row_cold recipe row_second version < <(medians \
        "$runs:git_log" "$runs:cold" "$runs:recipe" 5:second_run 10:git_version)
    git_memory=$(peak "${git_command[@]}")
    our_memory=$(peak "${our_command[@]}" --no-cache)
    row_log=$(ratio "$row_cold" "$row_git")
    row_recipe=$(ratio "$row_cold" "$recipe")
    printf '%-28s %8d %7d %7s %7s %6s %9s %6s %7s %6s %8s %8s %6s\n' "$1" "$commits" \
        "$(cold)" "$(milliseconds "$row_git")" "$(milliseconds "$row_cold")" "$row_log" \
        "$(milliseconds "$recipe")" "$row_recipe" \
        "$(milliseconds "$row_second")" "$(ratio "$row_second" "$version")" \
        "$(mebibytes "$git_memory")" "$(mebibytes "$our_memory")" "$(ratio "$our_memory" "$git_memory")"
}

# Rows of ratios to log and recipe on standard input.
geometric_mean() {
    awk '{ log_ += log($1); recipe += log($2) }
        END { printf "geometric mean of the ratios: to git log %.2f, to the recipe %.2f\n",
            exp(log_ / NR), exp(recipe / NR) }'
}

# The repository $1, a revision and paths of a caller, which stays as it is but for the checkpoint
# that every run leaves.
measure_repository() {
    local graph ratios=""
    repo=$1 rev=$2 method=merge
    shift 2
    graph=$(git -C "$repo" rev-parse --git-path objects/info/commit-graph)
    [[ $graph == /* ]] || graph=$repo/$graph
    if [[ -e $graph || -e ${graph}s/commit-graph-chain ]]; then
        history_header "with commit-graph"
    else
        history_header "no commit-graph"
    fi
    for path; do
        history_row "$path"
        ratios+="$row_log $row_recipe"$'\n'
    done
    (($# > 1)) || return 0
    printf %s "$ratios" | geometric_mean
    measure_schemas "$@"
}

measure_histories() {
    local names name graph growth="" ratios=""
    names=(merge-2000 merge-20000 merge-200000 squash-2000 squash-20000 squash-200000
        wide-20000 deep-20000)
    [[ -z $quick ]] || names=(merge-2000 merge-20000 squash-2000 squash-20000 wide-2000 deep-2000)
    for name in "${names[@]}"; do make_history "$name"; done
    for graph in no with; do
        history_header "$graph commit-graph"
        for name in "${names[@]}"; do
            repo=$(history_directory "$name") rev=main path=$(model_path "${name%-*}") method=merge
            [[ $name != squash-* ]] || method=squash
            remove_commit_graph "$repo"
            [[ $graph == no ]] || write_commit_graph "$repo"
            history_row "$name"
            remove_commit_graph "$repo"
            ratios+="$row_log $row_recipe"$'\n'
            growth+="$graph ${name%-*} ${name##*-} $row_git $row_cold $row_second"$'\n'
        done
        printf %s "$ratios" | geometric_mean
        ratios=""
    done
    printf '\n%-28s %10s %9s %9s %9s\n' "growth" commits git-log cold second
    printf %s "$growth" | awk '
        $2 != "merge" && $2 != "squash" { next }
        $3 == 2000 { git = $4; cold = $5; second = $6 }
        { printf "%-28s %10s %9s %9s %9s\n", $2 ", " $1 " commit-graph", $3,
            sprintf("x%.1f", $4 / git), sprintf("x%.1f", $5 / cold), sprintf("x%.1f", $6 / second) }'
}

staged() { "$program" compute -C "$repo" --path Models --base main --staged --quiet; }
list_index() { git -C "$repo" ls-files -s -- Models; }

measure_staged() {
    local git ours expected
    make_history many-2000
    repo=$(history_directory many-2000) rev=main path=Models method=merge
    ask
    expected=$(git_log | awk 'END { print NR + 1 }')
    [[ $(staged) == "$expected" && $(staged) == "$expected" ]] ||
        fail "staged: $(staged), and git $expected"
    read -r git ours < <(medians 20:list_index 10:staged)
    printf '\n%-28s %9s %9s %7s\n' "50,000 files in the index" "ls-files" "ours" "ratio"
    printf '%-28s %9.1f %9.1f %7s\n' "--staged, with checkpoint" "$git" "$ours" \
        "$(ratio "$ours" "$git")"
}
