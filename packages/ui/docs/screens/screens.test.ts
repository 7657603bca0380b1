import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseStates } from '../../../../.storybook/states/parseStates.ts';
import { screens } from '../../test/screens/screens.ts';

const root = new URL('../../', import.meta.url).pathname;

/** The screens that files name, each once. */
const namedIn = (files: string, name: RegExp): string[] => {
  const names = globSync(files, { cwd: root }).flatMap(
    (file) => name.exec(readFileSync(`${root}${file}`, 'utf8'))?.[1] ?? [],
  );
  return [...new Set(names)].toSorted();
};

it('tells of every screen what it is for, on a page of its own', () => {
  const names = Object.keys(screens).toSorted();
  const ofStories = /\bmeta\(\{\s*title: '(?:Screens\/)?([^'/]+)/;
  expect(namedIn('src/{screens,shell/Shell}/**/*.stories.tsx', ofStories)).toEqual(names);
  expect(namedIn('docs/screens/*.mdx', /<Meta title="Screens\/([^"]+)" name="About"/)).toEqual(names);
  expect(namedIn('docs/screens/*.mdx', /<AboutScreen screen="([^"]+)"/)).toEqual(names);
});

it('gives each group of the catalogue to one screen at most', () => {
  const catalogue = readFileSync(new URL('../../../../docs/states.md', import.meta.url), 'utf8');
  const known = new Set(parseStates(catalogue).map(({ group }) => group));
  const groups = Object.values(screens).flatMap((facts): readonly string[] => facts.groups);
  expect(groups.filter((group) => !known.has(group))).toEqual([]);
  expect(new Set(groups).size).toBe(groups.length);
});
