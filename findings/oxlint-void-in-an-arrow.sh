#!/usr/bin/env bash
# oxlint 1.89.0 with oxlint-tsgolint 7.0.2004, typescript/no-floating-promises, seen 2026-11-29.
#
# With `ignoreVoid: false` the rule reports `void save();` as a statement, but passes over the same words as the body of an
# arrow function: `later(() => void save())`, the usual form of a callback for a timer or an event. The rule looks at
# expression statements alone (https://typescript-eslint.io/rules/no-floating-promises), and an arrow's body is none.
# `no-misused-promises` says nothing either, since such a function returns undefined. So a promise that nobody awaits
# stays unseen exactly where most of them are. One would guess that the option refuses every `void` in front of a promise.
# What helps beside it: `no-void` with `allowAsStatement`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error oxlint@1.89.0 oxlint-tsgolint@7.0.2004 >/dev/null
cat >timer.ts <<'TS'
declare function save(): Promise<void>;
declare function later(run: () => void): void;

void save();
later(() => void save());
later(() => {
  void save();
});
TS
echo '{ "compilerOptions": { "strict": true, "target": "es2022", "types": [] }, "files": ["timer.ts"] }' >tsconfig.json
lines_reported() {
  echo "{ \"plugins\": [\"typescript\"], \"categories\": { \"correctness\": \"off\" }, \"rules\": $1 }" >.oxlintrc.json
  node_modules/.bin/oxlint --type-aware --format unix timer.ts | grep -oE '^timer\.ts:[0-9]+' | cut -d: -f2 | sort -un | tr '\n' ' ' || true
}
promises='"typescript/no-floating-promises": ["error", { "ignoreVoid": false }], "typescript/no-misused-promises": "error"'
seen="both rules about promises: lines $(lines_reported "{ $promises }")
no-void: lines $(lines_reported '{ "no-void": ["error", { "allowAsStatement": true }] }')"
echo "$seen"
expected='both rules about promises: lines 4 7 
no-void: lines 5 '
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
