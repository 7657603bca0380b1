#!/usr/bin/env bash
# Node 26.10.0 (npm package `node`), running TypeScript itself, seen 2026-11-29.
#
# One imported .ts file keeps some 18 MB of memory for the whole life of the process, though a file of one line needs a
# moment of stripping: the stripper (https://nodejs.org/api/typescript.html) is loaded with the first such file and never
# let go. More files cost next to nothing more. The compile cache (https://nodejs.org/api/module.html#module-compile-cache)
# is meant for speed, but it keeps what was stripped too: from the second start on the stripper is not loaded, and the
# memory is that of plain JavaScript. One would guess that types cost time at the start, and no memory afterwards.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module
npm pkg set --json allowScripts.node=true
npm install --no-audit --no-fund --loglevel=error node@26.10.0 >/dev/null
node=node_modules/node/bin/node
line='setTimeout(() => console.log(Math.round(process.memoryUsage().rss / 1e6)), 500);'
echo "$line" | tee plain.js >typed.ts
for number in 1 2 3 4 5 6 7 8 9; do
  echo "export const is$number: boolean = true;" >"part$number.ts"
  echo "import './part$number.ts';" >>ten.ts
done
echo "$line" >>ten.ts
plain=$($node plain.js)
typed=$($node typed.ts)
ten=$($node ten.ts)
NODE_COMPILE_CACHE=cache $node typed.ts >/dev/null
cached=$(NODE_COMPILE_CACHE=cache $node typed.ts)
echo "MB resident: plain JavaScript $plain, one typed file $typed, ten typed files $ten, one from the compile cache $cached"
((typed - plain >= 10 && ten - typed <= 9 && cached - plain <= 4)) || { echo 'This has changed.'; exit 1; }
