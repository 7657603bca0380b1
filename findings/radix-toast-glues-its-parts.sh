#!/usr/bin/env bash
# @radix-ui/react-toast 1.3.1 with React 19.3.1, in jsdom 26.1.0, seen 2026-11-29.
#
# What a screen reader is given of a toast is not the toast: Radix collects the texts of its parts and writes them into a
# region of its own (https://www.radix-ui.com/primitives/docs/components/toast, "Accessibility"). Between two parts it
# puts nothing, though on screen a title and a description are two blocks: 'Saved' and 'Two leads' are announced as
# 'SavedTwo leads', one word. One would guess that parts which are elements of their own are parted.
# What helps: a blank, {' '}, between the parts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error \
  @radix-ui/react-toast@1.3.1 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0 >/dev/null
cat >seen.mjs <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<div id="root"></div>', { pretendToBeVisual: true });
const names = ['document', 'navigator', 'HTMLElement', 'Element', 'Node', 'CustomEvent', 'getComputedStyle'];
const frames = ['requestAnimationFrame', 'cancelAnimationFrame'];
for (const name of ['window', ...names, ...frames])
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
const { createElement: h } = await import('react');
const { createRoot } = await import('react-dom/client');
const Toast = await import('@radix-ui/react-toast');

async function announced(between) {
  const place = document.createElement('div');
  document.body.append(place);
  const parts = [h(Toast.Title, { key: 1 }, 'Saved'), between, h(Toast.Description, { key: 2 }, 'Two leads')];
  const root = createRoot(place);
  root.render(
    h(Toast.Provider, null, h(Toast.Root, { open: true }, ...parts), h(Toast.Viewport, null)),
  );
  return new Promise((resolve) => {
    const look = () => {
      const text = document.querySelector('[role="status"]')?.textContent ?? '';
      if (!text.includes('Saved')) return requestAnimationFrame(look);
      root.unmount();
      resolve(text);
    };
    look();
  });
}
console.log(`with nothing between: ${await announced(null)}`);
console.log(`with a blank between: ${await announced(' ')}`);
process.exit(0);
JS
seen=$(timeout 60 node seen.mjs)
echo "$seen"
expected='with nothing between: Notification SavedTwo leads
with a blank between: Notification Saved Two leads'
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
