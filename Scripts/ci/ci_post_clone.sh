#!/usr/bin/env bash
# Xcode Cloud: ci_scripts/ci_post_clone.sh, executable, beside the project or workspace. It runs
# before each build. The workflow's Xcode has to be 26 or newer, for Swift 6.2.
#
# The number is written before the build; a team that commits it leaves out `schema-version write`,
# so that the check sees what is committed.
set -euo pipefail
cd "$CI_PRIMARY_REPOSITORY_PATH"

# The clone is cut off, and has the branch that is built alone.
[[ $(git rev-parse --is-shallow-repository) == false ]] || git fetch --unshallow
git fetch --quiet --tags origin '+refs/heads/*:refs/remotes/origin/*'

tools=$(mktemp -d)
git -c advice.detachedHead=false clone --quiet --depth 1 --branch 0.1.0 \
    https://github.com/OWNER/schema-version "$tools/source"
"$tools/source/Scripts/install" --prefix "$tools"
export PATH="$tools/bin:$PATH"

schema-version explain
schema-version write
if [[ ${CI_PULL_REQUEST_NUMBER-} ]]; then schema-version check; fi
