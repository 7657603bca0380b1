import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './comparePngs.ts';
import { storyOf } from './manifest.ts';
import { places } from './places.ts';
import { fileOf } from './takePictures.ts';

/** A picture of the report, and how it differs from the one before, if there is one. */
export interface Finding {
  key: string;
  difference?: Difference | undefined;
}

interface Summary {
  /** What was compared with what. */
  title: string;
  /** What else there is to know. */
  notes: readonly string[];
  /** Differences without pictures here. */
  others: readonly string[];
}

const style = `
  :root { color-scheme: light dark; font: 14px / 20px system-ui, sans-serif; }
  body { margin: 24px; }
  section { margin-top: 32px; border-top: 1px solid; }
  code { user-select: all; overflow-wrap: anywhere; }
  .row { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; }
  .difference { position: relative; display: grid; width: fit-content; isolation: isolate; background: #000; }
  .difference img { grid-area: 1 / 1; }
  .difference img + img { mix-blend-mode: difference; }
  .difference i { position: absolute; outline: 1px solid #f0f; }
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const each = <T>(items: readonly T[], html: (item: T) => string): string => items.map(html).join('\n');

/** Before, now and difference beside each other. */
function row({ key, difference }: Finding): string {
  const image = (folder: string): string =>
    `<img loading="lazy" src="${folder}/${fileOf(key)}" alt="${key}, ${folder}">`;
  const figure = (words: string, content: string): string =>
    `<figure><figcaption>${words}</figcaption>${content}</figure>`;
  const [now, head] = [figure('Now', image('now')), `<h3>${key}</h3>`];
  if (!difference) return `${head}<p>There is no other picture of before.</p><div class="row">${now}</div>`;
  const { pixels, box, width, height } = difference;
  const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;
  const frame = `left: ${percent(box.left, width)}; width: ${percent(box.width, width)}; top: ${percent(box.top, height)}; height: ${percent(box.height, height)}`;
  const both = `<div class="difference">${image('before')}${image('now')}<i style="${frame}"></i></div>`;
  return `${head}<p>${pixels} pixels differ, in ${box.width} × ${box.height} at ${box.left}, ${box.top}.</p>
<div class="row">${figure('Before', image('before'))}${now}${figure('Difference', both)}</div>`;
}

/** Stories that differ equally: one in full, the others folded, and what accepts them all. */
function decision(stories: readonly (readonly Finding[])[]): string {
  const [first = [], ...others] = stories;
  const ids = stories.flatMap(([finding]) => (finding ? [storyOf(finding.key)] : []));
  const folded = `<details><summary>${others.length} more with the same difference</summary>${each(others.flat(), row)}</details>`;
  return `<section>${each(first, row)}${others.length > 0 ? folded : ''}
<p>To accept: <code>npm run visual:approve -- ${ids.join(' ')}</code></p></section>`;
}

/** The same text for stories that differ equally. */
const sameness = (findings: readonly Finding[]): string =>
  findings.map(({ key, difference }) => `${difference ? key.replace(/.* /, '') : key} ${difference?.hash}`).join();

/** Writes a page that needs no server, beside the folders of its pictures. Returns its path. */
export function writeReport(
  findings: readonly Finding[],
  { title, notes, others }: Summary,
  folder = places.report,
): string {
  const stories = [...Map.groupBy(findings, ({ key }) => storyOf(key)).values()];
  const groups = [...Map.groupBy(stories, sameness).values()].toSorted((a, b) => b.length - a.length);
  const rest = `<section><h2>Without pictures here</h2><ul>${each(others, (key) => `<li>${escaped(key)}</li>`)}</ul></section>`;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}</style>
<h1>${escaped(title)}</h1>
${each(notes, (note) => `<p>${escaped(note)}</p>`)}
${each(groups, decision)}
${others.length > 0 ? rest : ''}
</html>
`,
  );
  return file;
}
