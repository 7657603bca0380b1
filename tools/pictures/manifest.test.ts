import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawnOtherwise } from './canary.ts';
import { isExpected } from './gate.ts';
import { compareManifest, formatManifest, parseManifest, type Manifest } from './manifest.ts';
import { baseRevision } from './revisions.ts';
import { hasPictures, isAlsoNarrow } from './variants.ts';

const sha = (digit: string): string => digit.repeat(64);
const manifest = (entries: Record<string, string>): Manifest =>
  new Map(Object.entries(entries).map(([key, digit]) => [key, { width: 8, height: 8, sha256: sha(digit) }]));
const story = (id: string) => ({ id, title: id, name: id, type: 'story' as const });

it('writes a line for each picture in the order of their keys, and reads them again', () => {
  const text = formatManifest(manifest({ 'b--x dark': '2', 'a--y light': '1', 'b--x dark-390': '3' }));
  expect(text.split('\n').map((line) => line.slice(0, 14))).toEqual([
    'a--y light 8x8',
    'b--x dark 8x8 ',
    'b--x dark-390 ',
    '',
  ]);
  expect(formatManifest(parseManifest(text))).toBe(text);
});

it('refuses a line that is none', () => {
  expect(() => parseManifest('<<<<<<< HEAD\n')).toThrow('Not a line of a manifest of pictures: <<<<<<< HEAD');
});

it('finds pictures that changed, that have no line, and lines that have no picture', () => {
  const lines = manifest({ 'a--1 light': '1', 'a--1 dark': '2', 'a--2 light': '3', 'canary blur': '4' });
  const taken = manifest({ 'a--1 light': '1', 'a--1 dark': '9', 'a--3 light': '5' });
  const all = ['a--1', 'a--2', 'a--3'].map(story);
  expect(compareManifest(lines, taken, isExpected(all, all, new Set()))).toEqual({
    changed: ['a--1 dark'],
    missing: ['a--3 light'],
    orphaned: ['a--2 light'],
  });
});

it('asks for no picture of stories that were left out or failed, but for those of stories that are gone', () => {
  const isShot = isExpected([story('a--1'), story('a--2')], ['a--1', 'a--2', 'a--3'].map(story), new Set(['a--2']));
  expect(['a--1 light', 'a--2 light', 'a--3 light', 'gone--1 light'].filter(isShot)).toEqual([
    'a--1 light',
    'gone--1 light',
  ]);
});

it('takes no picture of stories that test behaviour, and narrow ones of screens that are not narrow yet', () => {
  expect([hasPictures({ tags: ['behaviour'] }), hasPictures({})]).toEqual([false, true]);
  const narrow = [
    ['Screens/Profile', 1280],
    ['Screens/Profile', 390],
    ['Blocks/Card', 1280],
  ] as const;
  expect(narrow.map(([title, width]) => isAlsoNarrow({ title }, width))).toEqual([true, false, false]);
});

it('names the canary pictures that a machine draws otherwise', () => {
  const lines = manifest({ 'canary blur': '1', 'canary icon': '2' });
  expect(drawnOtherwise(lines, lines)).toEqual([]);
  expect(drawnOtherwise(lines, manifest({ 'canary blur': '7', 'canary icon': '2' }))).toEqual(['blur']);
});

it('measures against the commit before, and says that there is none in a checkout without history', () => {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-history-'));
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (): string => {
    git('commit', '--quiet', '--allow-empty', '--message', 'One');
    return git('rev-parse', 'HEAD');
  };
  try {
    git('init', '--quiet', '--initial-branch', 'main');
    const first = commit();
    expect(() => baseRevision(folder)).toThrow('a checkout without history');
    const second = commit();
    expect(baseRevision(folder)).toBe(first);
    git('switch', '--quiet', '--create', 'branch');
    commit();
    expect(baseRevision(folder)).toBe(second);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
