import { valueAt } from '@switchboard/api-contract/settings';
import { describe, expect, test } from 'vitest';
import {
  conflictsOf,
  dropEdit,
  dropSent,
  editField,
  keepYours,
  markConflicts,
  markSent,
  readDraft,
  dropSavedEdits,
  fieldState,
  type Draft,
} from './draft.ts';

const now = new Date('2026-03-12T09:41:20Z');
const values = { on: true, limit: 50, hours: { start: '09:00', end: '17:00' }, list: ['a'] };
const fields = ['on', 'limit', 'hours.start', 'hours.end', 'list'];
const savedOf = (changed: object = {}, version?: number) => ({
  valueOf: (path: string) => valueAt({ ...values, ...changed }, path),
  version,
});
const begin = (field: string, value: unknown, saved = savedOf(), draft?: Draft) =>
  editField(draft, field, value, saved, now) as Draft;
const anything = (_value: unknown): _value is unknown => true;

describe('an edit', () => {
  test('remembers the saved value and version when it began, and the time', () => {
    const first = begin('limit', 51, savedOf({}, 3));
    expect(begin('limit', 52, savedOf({ limit: 60 }, 4), first)).toEqual({
      since: now.toISOString(),
      edits: { limit: { value: 52, base: 50, version: 3 } },
    });
  });

  test('keeps the draft’s start time', () => {
    const later = editField(begin('on', false), 'limit', 1, savedOf(), new Date('2026-03-13T00:00:00Z'));
    expect(later?.since).toBe(now.toISOString());
  });

  test('ends when the saved value is restored, and the draft ends with its last edit', () => {
    const two = begin('on', false, savedOf(), begin('limit', 1));
    expect(Object.keys(begin('limit', 50, savedOf(), two).edits)).toEqual(['on']);
    expect(begin('on', true, savedOf(), dropEdit(two, 'limit'))).toBeUndefined();
  });

  test('can be an emptied number', () =>
    expect(fieldState(begin('limit', null), 'limit', savedOf())).toEqual({
      value: null,
      edited: true,
      conflict: false,
    }));

  test('equal to the saved value is none, even as another object', () =>
    expect(fieldState(begin('list', ['a']), 'list', savedOf()).edited).toBe(false));
});

describe('a change by another member', () => {
  const draft = begin('limit', 51);

  test('is a conflict where both changed the same field', () => {
    expect(fieldState(draft, 'limit', savedOf({ limit: 60 }))).toEqual({ value: 51, edited: true, conflict: true });
    expect(fieldState(draft, 'on', savedOf({ limit: 60 }))).toMatchObject({ edited: false, conflict: false });
  });

  test('is no conflict if they set the same value, or another field', () => {
    expect(fieldState(draft, 'limit', savedOf({ limit: 51 }))).toMatchObject({ edited: false, conflict: false });
    expect(fieldState(draft, 'limit', savedOf({ on: false }))).toMatchObject({ edited: true, conflict: false });
  });

  test('is shown if this member undid the edit', () => {
    const takenBack: Draft = { since: draft.since, edits: { limit: { value: 50, base: 50 } } };
    expect(fieldState(takenBack, 'limit', savedOf({ limit: 60 }))).toEqual({
      value: 60,
      edited: false,
      conflict: false,
    });
  });

  test('is not reported while the version is unchanged', () =>
    expect(fieldState(begin('limit', 51, savedOf({}, 1)), 'limit', savedOf({ limit: 60 }, 1)).conflict).toBe(false));

  test('is overwritten after "Keep yours", until they change it again', () => {
    const resolved = keepYours(draft, 'limit', savedOf({ limit: 60 }));
    expect(fieldState(resolved, 'limit', savedOf({ limit: 60 }))).toMatchObject({ edited: true, conflict: false });
    expect(fieldState(resolved, 'limit', savedOf({ limit: 70 })).conflict).toBe(true);
  });
});

describe('an edit that the server refused for another member’s value', () => {
  const refused = markConflicts(begin('on', false, savedOf(), begin('limit', 51)), new Map([['limit', 60]]));

  test('is a conflict before their value has been read', () => {
    expect([...conflictsOf(refused, fields, savedOf())]).toEqual([['limit', 60]]);
    expect(dropSavedEdits(refused, savedOf({ limit: 60 }, 2))).toBe(refused);
  });

  test('is none after one of both was chosen', () => {
    const kept = keepYours(refused as Draft, 'limit', savedOf({}, 2));
    expect(conflictsOf(kept, fields, savedOf({ limit: 60 }, 3)).size).toBe(0);
    expect(fieldState(dropEdit(refused, 'limit'), 'limit', savedOf()).edited).toBe(false);
  });
});

describe('a sent edit', () => {
  const sent = markSent(begin('on', false, savedOf(), begin('limit', 51)));

  test('is not taken for another member’s change when it is saved', () => {
    const typedOn = begin('limit', 52, savedOf(), sent);
    expect(fieldState(typedOn, 'limit', savedOf({ limit: 51 }))).toMatchObject({ edited: true, conflict: false });
    expect(fieldState(typedOn, 'limit', savedOf({ limit: 60 })).conflict).toBe(true);
  });

  test('can be undone while the save is in progress', () => {
    const back: Draft = { since: sent.since, edits: { limit: { value: 50, base: 50, sent: 51 } } };
    expect(fieldState(back, 'limit', savedOf({ limit: 51 }))).toMatchObject({ value: 50, edited: true });
  });

  test('leaves the draft once it is saved; later edits are based on it', () => {
    expect(dropSent(sent, { limit: 51, on: false })).toBeUndefined();
    expect(dropSent(begin('limit', 52, savedOf(), sent), { limit: 51, on: false })?.edits).toEqual({
      limit: { value: 52, base: 51 },
    });
    expect(dropSent(begin('limit', 51), { on: false })?.edits).toEqual({ limit: { value: 51, base: 50 } });
  });

  test('stays in the draft while an earlier one is saved', () => {
    const again = markSent(begin('limit', 52, savedOf(), sent), ['limit']);
    expect(dropSent(again, { limit: 51, on: false })?.edits).toEqual({ limit: { value: 52, base: 51, sent: 52 } });
  });

  test('leaves the draft when a read shows it, but not under the caret', () => {
    const arrived = savedOf({ limit: 51, on: false }, 2);
    expect(dropSavedEdits(sent, arrived)).toBeUndefined();
    expect(Object.keys(dropSavedEdits(sent, arrived, 'limit')?.edits ?? {})).toEqual(['limit']);
    expect(dropSavedEdits(begin('limit', 52, savedOf(), sent), arrived)?.edits).toEqual({
      limit: { value: 52, base: 51, version: 2 },
    });
    expect(dropSavedEdits(sent, savedOf())).toBe(sent);
  });
});

describe('a draft read back from storage', () => {
  test('is unchanged', () => {
    const draft = markSent(begin('limit', null, savedOf({}, 7), begin('hours.end', '18:00')), ['limit']);
    expect(readDraft(JSON.parse(JSON.stringify(draft)), fields, anything)).toEqual(draft);
  });

  test('keeps only the form’s fields with values of the right type', () => {
    const isText = (value: unknown): value is string => typeof value === 'string';
    const edits = { gone: { value: 'x', base: '' }, list: { value: 'x', base: '' }, on: { value: 1, base: '' } };
    expect(readDraft({ since: 'x', edits }, fields, isText)?.edits).toEqual({ list: { value: 'x', base: '' } });
  });

  test.each([
    undefined,
    null,
    'x',
    7,
    [],
    { edits: {} },
    { since: 1, edits: {} },
    { since: 'x', edits: null },
    { since: 'x', edits: 'x' },
    { since: 'x', edits: { limit: 7, on: null, list: { value: 1 } } },
    { since: 'x', edits: { __proto__: { value: '1', base: '2' } } },
  ])('of %j is none', (stored) => expect(readDraft(stored, fields, anything)).toBeUndefined());
});
