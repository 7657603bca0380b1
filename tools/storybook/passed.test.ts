import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../run.ts';
import { linesAfter, makingsOf, readPassed } from './passed.ts';
import type { StoryEntry } from './visitStories.ts';

const hash = (digit: string): string => digit.repeat(64);
const entry = (id: string, importPath: string): StoryEntry => ({ id, importPath, title: id, name: id, type: 'story' });
const [button, wide, table] = [entry('button', './a'), entry('wide', './a'), entry('table', './b')];
const entries = [button, wide, table];
const makings = new Map([
  ['story ./a', hash('1')],
  ['story ./b', hash('2')],
]);
const passed = readPassed(`story ./a ${hash('8')}\nstory ./b ${hash('9')}\nstory ./gone ${hash('7')}\n`);

it('keeps what a file of stories was made of once all of them have passed, and drops files that are gone', () => {
  const run = { entries, opened: [button, wide], failed: new Set<string>() };
  expect(linesAfter(passed, makings, run)).toBe(`story ./a ${hash('1')}\nstory ./b ${hash('9')}\n`);
});

it('keeps the line of a file that was opened in part', () => {
  const run = { entries, opened: [button], failed: new Set<string>() };
  expect(linesAfter(passed, makings, run)).toBe(`story ./a ${hash('8')}\nstory ./b ${hash('9')}\n`);
});

it('has no line for a file in which a story failed', () => {
  expect(linesAfter(passed, makings, { entries, opened: entries, failed: new Set(['wide']) })).toBe(
    `story ./b ${hash('2')}\n`,
  );
});

it('refuses a line that is none', () => {
  expect(() => readPassed('<<<<<<< HEAD\n')).toThrow('Not a line of pictures/passed.txt: <<<<<<< HEAD');
});

it('does not count what the compiler of types leaves beside the sources', () => {
  const storybook = mkdtempSync(join(tmpdir(), 'switchboard-passed-'));
  const left = join(root, '.storybook/node_modules/.left-by-a-test');
  onTestFinished(() => {
    for (const path of [storybook, left]) rmSync(path, { recursive: true, force: true });
  });
  writeFileSync(join(storybook, 'graphs.json'), JSON.stringify({ 'story ./a': hash('1') }));
  const before = makingsOf(storybook, entries);
  mkdirSync(left, { recursive: true });
  writeFileSync(join(left, 'cache'), 'of types');
  expect(makingsOf(storybook, entries)).toEqual(before);
});
