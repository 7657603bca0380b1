import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawnOtherwise } from './canary.ts';
import { compareManifest, formatManifest, isExpected, parseManifest, type Manifest } from './manifest.ts';
import { baseRevision } from './storybooks.ts';
import { chooseVariants, hasPictures } from './variants.ts';

const sha = (digit: string): string => digit.repeat(64);
const manifest = (entries: Record<string, string>): Manifest =>
  new Map(Object.entries(entries).map(([key, digit]) => [key, { width: 8, height: 8, sha256: sha(digit) }]));

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
  expect(compareManifest(lines, taken, (key) => key === 'a--2 light')).toEqual({
    changed: ['a--1 dark'],
    missing: ['a--3 light'],
    orphaned: ['a--2 light'],
  });
});

it('asks for no picture of stories that were left out or failed, but for those of stories that are gone', () => {
  const expects = isExpected(new Set(['a--1', 'a--2', 'a--3']), new Set(['a--1']));
  expect(['a--1 light', 'a--2 light', 'gone--1 light', 'canary blur'].filter(expects)).toEqual([
    'a--1 light',
    'gone--1 light',
  ]);
});

it('takes no picture of stories that test behaviour, and of documentation only where it is about the design', () => {
  const pictured = (title: string, type: 'story' | 'docs', tags: string[] = []) => hasPictures({ title, type, tags });
  expect(pictured('Screens/Profile', 'story')).toBe(true);
  expect(pictured('Screens/Profile', 'story', ['behaviour'])).toBe(false);
  expect(pictured('Screens/Profile', 'story', ['unpictured'])).toBe(false);
  expect(pictured('Components/Button', 'docs')).toBe(false);
  expect(pictured('Rules/Tones', 'docs')).toBe(true);
});

it('takes in a push dark pictures of parts and of one story a screen, and documented states on a phone', () => {
  const entry = (id: string, title: string, tags: string[] = []) => ({
    id,
    title,
    tags,
    type: 'story' as const,
    importPath: title,
  });
  const entries = [
    entry('card--default', 'Blocks/Card'),
    entry('card--long', 'Blocks/Card'),
    entry('profile--long', 'Screens/Profile', ['odd']),
    entry('profile--default', 'Screens/Profile'),
    entry('profile--empty', 'Screens/Profile'),
    entry('sign-in--default', 'Flows/Sign in'),
  ];
  const chosen = (all: boolean, about: { width: number; covers: boolean }) => {
    const choose = chooseVariants(entries, all);
    return Object.fromEntries(entries.map((one) => [one.id, choose(one, about).join(' ')]));
  };
  expect(chosen(false, { width: 1280, covers: true })).toEqual({
    'card--default': 'light dark',
    'card--long': 'light dark',
    'profile--long': 'light light-390',
    'profile--default': 'light dark light-390',
    'profile--empty': 'light light-390',
    'sign-in--default': 'light',
  });
  expect(chosen(false, { width: 1280, covers: false })['profile--empty']).toBe('light');
  expect(chosen(false, { width: 390, covers: true })['profile--empty']).toBe('light');
  expect(chosen(true, { width: 1280, covers: false })).toMatchObject({
    'card--long': 'light dark',
    'profile--long': 'light dark dark-390 light-390',
    'sign-in--default': 'light dark',
  });
  expect(chosen(true, { width: 390, covers: true })['profile--empty']).toBe('light dark');
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
