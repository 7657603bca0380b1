import { expect, test } from 'vitest';
import { planSync } from './syncChanges.ts';

const nothing = { merged: new Map<string, string>(), removed: new Set<string>() };
const ada = { id: 'a', name: 'Ada', email: 'ada@example.com', phone: '+49 30 1', lastSync: '2026-11-20T08:00:00Z' };
const idsOf = (contacts: readonly { readonly id: string }[]) => contacts.map(({ id }) => id);

test('what a member wrote stays, the rest follows the address book', () => {
  const stored = { ...ada, name: 'Ada B.', company: 'Mine', edited: ['name', 'company'] };
  const found = { id: 'a', name: 'Ada Brandt', email: 'new@example.com', company: 'Helio' };
  expect(planSync([stored], [found], nothing).changed).toEqual([
    {
      before: stored,
      after: {
        id: 'a',
        name: 'Ada B.',
        email: 'new@example.com',
        company: 'Mine',
        lastSync: ada.lastSync,
        edited: ['name', 'company'],
      },
    },
  ]);
});

test('a field that a member emptied stays empty', () => {
  const { phone: _, ...stored } = { ...ada, edited: ['phone'] };
  expect(planSync([stored], [ada], nothing)).toMatchObject({ changed: [], same: [stored] });
});

test('a contact that was merged into another is not added again, and keeps that one while it is there', () => {
  const merged = new Map([
    ['c', 'b'],
    ['b', 'a'],
  ]);
  const plan = planSync([ada], [{ id: 'c', name: 'Ada again' }], { ...nothing, merged });
  expect(plan).toMatchObject({ added: [], changed: [], removed: [] });
  expect(planSync([ada], [], { ...nothing, merged }).removed).toEqual([ada]);
});

test('once a member has brought it back, it is one of its own', () => {
  const merged = new Map([['b', 'a']]);
  const b = { ...ada, id: 'b' };
  expect(planSync([ada, b], [{ ...b, name: 'Bea' }, ada], { ...nothing, merged })).toMatchObject({
    added: [],
    changed: [{ after: { id: 'b', name: 'Bea' } }],
    same: [ada],
  });
});

test('if the contact that stands for it is gone too, it is added', () => {
  const merged = new Map([['b', 'a']]);
  expect(idsOf(planSync([], [{ id: 'b' }], { ...nothing, merged }).added)).toEqual(['b']);
  const round = new Map([
    ['a', 'b'],
    ['b', 'a'],
  ]);
  expect(planSync([], [{ id: 'b' }], { ...nothing, merged: round }).added).toHaveLength(1);
});

test('a contact that a sync removed and a member brought back stays until the address book has had it again', () => {
  const removed = new Set(['a']);
  expect(planSync([ada], [], { ...nothing, removed }).removed).toEqual([]);
  expect(planSync([ada], [ada], { ...nothing, removed })).toMatchObject({ same: [ada], backAgain: ['a'] });
});

test('a contact that can’t be read stays, and so does one that it was merged into', () => {
  const book = { unread: new Set(['a']), isWhole: true };
  expect(planSync([ada], [], nothing, book)).toMatchObject({ removed: [], changed: [], kept: [] });
  const merged = new Map([['b', 'a']]);
  expect(planSync([ada], [], { ...nothing, merged }, { ...book, unread: new Set(['b']) }).removed).toEqual([]);
});

test('where not all was read, whoever is missing is kept and told apart', () => {
  const plan = planSync([ada], [], nothing, { unread: new Set(), isWhole: false });
  expect(plan).toMatchObject({ removed: [], kept: [ada] });
});
