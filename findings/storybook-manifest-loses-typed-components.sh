#!/usr/bin/env bash
# storybook and @storybook/react-vite 10.6.7, seen 2026-11-29.
#
# Storybook builds manifests/components.json, from which tools and language models learn how a component is imported and
# what it takes. A generic component is often given to a story with its type, `component: Table<Row>` (an instantiation
# expression of TypeScript, erased at run time), since `component: Table` leaves the row's type unknown. The stories work,
# and so does the page of docs; but the manifest takes the text of the expression for the name: it has no import, no
# props, and an error that nobody sees, for the build ends with 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir .storybook src
cat >package.json <<'JSON'
{ "name": "shelf", "version": "1.0.0", "private": true, "type": "module" }
JSON
npm install --no-audit --no-fund --loglevel=error storybook@10.6.7 @storybook/react-vite@10.6.7 react@19.3.1 \
  react-dom@19.3.1 vite@8.3.8 typescript@5.9.3 >/dev/null
cat >.storybook/main.ts <<'TS'
export default {
  framework: '@storybook/react-vite',
  stories: ['../src/*.stories.tsx'],
  features: { componentsManifest: true },
  core: { disableTelemetry: true },
};
TS
cat >src/Table.tsx <<'TS'
/** Rows with a title each. */
export function Table<Row extends { title: string }>({ rows }: { rows: readonly Row[] }) {
  return <ul>{rows.map(({ title }) => <li key={title}>{title}</li>)}</ul>;
}
TS
for kind in plain typed; do
  [ $kind = plain ] && component='Table' || component='Table<{ title: string; score: number }>'
  cat >src/$kind.stories.tsx <<TS
import { Table } from './Table';
export default { title: '$kind', component: $component };
export const Two = { args: { rows: [{ title: 'First', score: 1 }, { title: 'Second', score: 2 }] } };
TS
done
code=0
npx storybook build --quiet >/dev/null 2>&1 || code=$?
seen="the build ended with $code
$(node -e "
  const { components } = JSON.parse(require('node:fs').readFileSync('storybook-static/manifests/components.json', 'utf8'));
  for (const id of ['plain', 'typed']) {
    const { name, error, reactDocgen } = components[id];
    console.log(id + ': named ' + name + '; props: ' + Object.keys(reactDocgen?.props ?? {}).join() + '; error: ' + (error?.name ?? 'none'));
  }
")"
echo "$seen"
expected='the build ended with 0
plain: named Table; props: rows; error: none
typed: named Table<{ title: string; score: number }>; props: ; error: No component import found'
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
