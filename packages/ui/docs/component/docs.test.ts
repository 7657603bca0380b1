import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { ComponentDocs } from './ComponentDocs.ts';

const sources = fileURLToPath(new URL('../../src', import.meta.url));

const pathsOf = (ending: string): string[] =>
  globSync(`{components/*,charts,blocks/*}/*/*${ending}`, { cwd: sources })
    .filter((file) => !file.endsWith('.behaviour.stories.tsx'))
    .map((file) => file.replace(ending, ''))
    .toSorted();

/** Components and blocks with stories: the path of their files without its ending. */
const subjects = pathsOf('.stories.tsx');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The titles of components in the side panel. */
const titles = subjects.map((subject) => {
  const [group = ''] = dirname(dirname(subject)).split('/').slice(-1);
  return `${subject.startsWith('blocks/') ? 'Blocks' : 'Components'}/${capital(group)}/${basename(subject)}`;
});

test('every component and block is documented', () => {
  expect(pathsOf('.docs.tsx')).toEqual(subjects);
});

test.each(subjects)(
  '%s: shows stories that are there, the Playground first, and leads to pages that are',
  async (subject) => {
    const { docs } = (await import(join(sources, `${subject}.docs.tsx`))) as { docs: ComponentDocs };
    for (const { use } of docs.instead ?? []) expect(titles).toContain(use);
    const source = readFileSync(join(sources, `${subject}.stories.tsx`), 'utf8');
    const exported = [...source.matchAll(/^export const (\w+) = /gm)].map(([, name]) => name);
    const shown = docs.stories?.map((each) => (typeof each === 'string' ? each : each.story)) ?? exported;
    expect(exported).toEqual(expect.arrayContaining(shown));
    expect([exported[0], shown[0]]).toEqual(['Playground', 'Playground']);
  },
);
