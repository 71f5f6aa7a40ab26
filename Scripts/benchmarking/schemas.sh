# shellcheck shell=bash
# Sourced by benchmark: what several schemas in one run cost.
# shellcheck disable=SC2154 # program and cache are set by the script that sources this file

# The number of the first schema, or of all of them.
one_schema() { all_schemas --schema s1 "$@"; }
all_schemas() {
    "$program" compute -C "$repo" --config "$cache/schemas.json" --head "$rev" --quiet "$@"
}
one_schema_cold() { one_schema --no-cache; }
all_schemas_cold() { all_schemas --no-cache; }

# Numbers each of the paths as a schema of its own, in one run and the first one alone. Works in
# repo, rev.
measure_schemas() {
    local number=0 lines="" one all one_cold all_cold
    for path; do
        number=$((number + 1))
        lines+="${lines:+,}\"s$number\": {\"paths\": [\"$path\"]}"
    done
    mkdir -p -- "$cache"
    printf '{"base": "%s", "mergeMethod": "squash", "schemas": {%s}}\n' "$rev" "$lines" \
        >"$cache/schemas.json"
    [[ $(all_schemas | wc -l) == "$number" ]] || fail "$number schemas: not each has a number"
    [[ $(all_schemas_cold) == "$(all_schemas)" && $(all_schemas) == *"$(one_schema)"* ]] ||
        fail "$number schemas: one run gives other numbers than another"
    read -r one_cold all_cold one all < <(medians \
        2:one_schema_cold 2:all_schemas_cold 10:one_schema 10:all_schemas)
    printf '\n%-28s %9s %9s %7s\n' "schemas in one run" 1 "$number" "ratio"
    printf '%-28s %9s %9s %7s\n' "cold" "$(milliseconds "$one_cold")" \
        "$(milliseconds "$all_cold")" "$(ratio "$all_cold" "$one_cold")"
    printf '%-28s %9s %9s %7s\n' "with checkpoints" "$(milliseconds "$one")" \
        "$(milliseconds "$all")" "$(ratio "$all" "$one")"
}

# Twenty directories of a root tree with 400.
measure_twenty_schemas() {
    local name=wide-20000 paths=(Models) number
    [[ -z $quick ]] || name=wide-2000
    make_history "$name"
    for ((number = 1; number < 20; number++)); do paths+=("Part$((number * 20))"); done
    repo=$(history_directory "$name") rev=main
    measure_schemas "${paths[@]}"
}
