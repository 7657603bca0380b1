import { expect, it } from 'vitest';
import { changeTags } from '../../.storybook/changes/changeTags.ts';
import { parseChanges, type Accepted, type StoryChanges } from '../../.storybook/changes/parseChanges.ts';
import type { Manifest } from './manifest.ts';
import { addAccepted, addApproval, addMark, compareStories } from './recordChanges.ts';

const manifest = (entries: Record<string, string>): Manifest =>
  new Map(Object.entries(entries).map(([key, digit]) => [key, { width: 8, height: 8, sha256: digit.repeat(64) }]));

const accepted = (date: string, because: string, stories: Partial<StoryChanges> = {}): Accepted => ({
  date,
  because,
  new: [],
  changed: [],
  gone: [],
  ...stories,
});

it('names stories that are new, changed or gone once, whatever their themes and widths', () => {
  const before = manifest({
    'a--same light': '1',
    'a--same dark': '2',
    'a--one-theme light': '1',
    'a--one-theme dark': '2',
    'a--narrow-now light': '1',
    'a--gone light': '1',
    'a--gone dark': '1',
    'canary blur': '1',
  });
  const after = manifest({
    'a--same light': '1',
    'a--same dark': '2',
    'a--one-theme light': '1',
    'a--one-theme dark': '9',
    'a--narrow-now light': '1',
    'a--narrow-now light-390': '1',
    'b--new light': '1',
    'b--new dark': '1',
    'canary blur': '9',
  });
  expect(compareStories(before, after)).toEqual({
    new: ['b--new'],
    changed: ['a--narrow-now', 'a--one-theme'],
    gone: ['a--gone'],
  });
});

it('takes the first approval for the beginning, and does not call stories changed that another machine drew', () => {
  const [one, other] = [manifest({ 'a--1 light': '1' }), manifest({ 'a--1 light': '2', 'a--2 light': '1' })];
  const begun = addApproval([], '2026-11-22', { before: new Map(), after: one, comparable: false, because: '' });
  expect(begun).toEqual([{ date: '2026-11-22', mark: 'The first pictures' }]);
  const approval = { before: one, after: other, because: 'Why' };
  expect([true, false].map((comparable) => addApproval([], '2026-11-23', { ...approval, comparable }))).toEqual([
    [accepted('2026-11-23', 'Why', { new: ['a--2'], changed: ['a--1'] })],
    [accepted('2026-11-23', 'Why', { new: ['a--2'] })],
  ]);
});

it('joins a second approval of the same day, unless other words say why', () => {
  const first = [accepted('2026-11-23', 'Rounder', { new: ['a--1'], changed: ['a--2', 'a--3'] })];
  const joined = addAccepted(
    first,
    accepted('2026-11-23', '', { changed: ['a--1', 'a--4'], gone: ['a--3'], new: ['a--5'] }),
  );
  expect(joined).toEqual([
    accepted('2026-11-23', 'Rounder', { new: ['a--1', 'a--5'], changed: ['a--2', 'a--4'], gone: ['a--3'] }),
  ]);
  expect(addAccepted(joined, accepted('2026-11-23', 'Rounder', { changed: ['a--6'] }))).toHaveLength(1);
  expect(addAccepted(joined, accepted('2026-11-23', 'Darker', { changed: ['a--6'] }))).toHaveLength(2);
  expect(addAccepted(joined, accepted('2026-11-24', '', { changed: ['a--6'] }))).toHaveLength(2);
});

it('forgets a story that comes and goes on one day, and takes one that comes back for changed', () => {
  const came = [accepted('2026-11-23', '', { new: ['a--1'] })];
  expect(addAccepted(came, accepted('2026-11-23', '', { gone: ['a--1'] }))).toEqual([]);
  const went = [accepted('2026-11-23', '', { gone: ['a--1'] })];
  expect(addAccepted(went, accepted('2026-11-23', '', { new: ['a--1'] }))).toEqual([
    accepted('2026-11-23', '', { changed: ['a--1'] }),
  ]);
});

it('writes nothing down for an approval that changes nothing', () => {
  expect(addAccepted([], accepted('2026-11-23', 'Nothing'))).toEqual([]);
});

it('tags stories since the last mark: the beginning, or a release', () => {
  const begun = addMark([], '2026-11-22', 'The first pictures');
  const changes = addAccepted(
    addAccepted(begun, accepted('2026-11-22', '', { new: ['a--1', 'a--2'], changed: ['a--3'] })),
    accepted('2026-11-29', 'More', { changed: ['a--1', 'a--4'], gone: ['a--2', 'a--3'] }),
  );
  expect(changes).toHaveLength(3);
  expect(Object.fromEntries(changeTags(changes))).toEqual({ 'a--1': 'new', 'a--4': 'changed' });
  const released = addMark(changes, '2026-11-30', 'Release 1.1.0');
  expect(changeTags(released).size).toBe(0);
  const after = addAccepted(released, accepted('2026-11-30', '', { changed: ['a--1'] }));
  expect(Object.fromEntries(changeTags(after))).toEqual({ 'a--1': 'changed' });
});

it('marks a release once', () => {
  const released = addMark([], '2026-11-30', 'Release 1.1.0');
  expect(() => addMark(released, '2026-12-01', 'Release 1.1.0')).toThrow(
    'Release 1.1.0 is marked already, on 2026-11-30',
  );
});

it('reads what it wrote, and refuses what is no entry', () => {
  const changes = [...addMark([], '2026-11-22', 'Begin'), accepted('2026-11-23', '', { new: ['a--1'] })];
  expect(parseChanges(JSON.stringify(changes))).toEqual(changes);
  expect(() => parseChanges('[{"date":"2026-11-23","because":""}]')).toThrow('Not an entry');
  expect(() => parseChanges('{}')).toThrow('holds no list');
});
