import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { leadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import { orchestratorSettings } from '@switchboard/api-contract/agents/orchestrator';
import { valueAt, withEdits } from '@switchboard/api-contract/settings';
import { describe, expect, test } from 'vitest';
import {
  draftOf,
  editsAfter,
  editsOf,
  placeProblems,
  settingProblems,
  theirsOf,
  valuesOf,
  withEdit,
  type SettingsDraft,
} from './settingsDraft.ts';

const saved = { on: true, limit: 50, hours: { start: '09:00', end: '17:00' }, list: ['a'] };
const fields = [
  { key: 'on' },
  { key: 'limit' },
  { key: 'hours.start' },
  { key: 'hours.end', also: 'hours' },
  { key: 'list' },
];
/** A draft of edits that all began from `base`. */
const draft = (values: Record<string, unknown>, base: unknown = 'as it was'): SettingsDraft => ({
  since: '2026-03-12T09:00:00.000Z',
  edits: Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value, base }])),
});

describe('edits', () => {
  test('what is as saved is no edit', () => {
    expect(editsOf(draft({ on: true, limit: 50, list: ['a'], 'hours.start': '09:00' }), fields, saved)).toEqual({});
  });
  test('an emptied number is one', () =>
    expect(valuesOf(editsOf(draft({ limit: null }), fields, saved))).toEqual({ limit: null }));
  test('names that the form does not have count for nothing', () => {
    expect(editsOf(draft({ gone: 1, __proto__: 2, constructor: 3 }), fields, saved)).toEqual({});
  });
  test('what is again as it was when it began is none, even where another member changed it since, but while another value is being saved it is', () => {
    expect(editsOf(draft({ limit: 40 }, 40), fields, saved)).toEqual({});
    expect(valuesOf(editsOf(draft({ limit: 40 }, 40), fields, saved, { limit: 50 }))).toEqual({ limit: 40 });
  });
  test('remember what was saved when they began', () => {
    const first = withEdit({}, 'limit', 51, saved);
    expect(withEdit(first, 'limit', 52, { ...saved, limit: 60 })).toEqual({ limit: { value: 52, base: 50 } });
  });
  test('know what another member changed since', () => {
    const edits = { ...withEdit({}, 'limit', 51, saved), ...withEdit({}, 'hours.end', '18:00', saved) };
    expect(theirsOf(edits, saved)).toEqual(new Map());
    expect(theirsOf(edits, { ...saved, limit: 60 })).toEqual(new Map([['limit', 60]]));
    expect(theirsOf(edits, { ...saved, limit: 51 }, { limit: 51 })).toEqual(new Map());
    expect(theirsOf(edits, { ...saved, limit: 60 }, { limit: 51 })).toEqual(new Map([['limit', 60]]));
  });
  test('that were made while others were saved stand against those', () => {
    const edits = { ...withEdit({}, 'limit', 52, saved), ...withEdit({}, 'on', false, saved) };
    expect(editsAfter(edits, { limit: 51, on: false })).toEqual({ limit: { value: 52, base: 51 } });
    expect(editsAfter(edits, {})).toEqual(edits);
  });
  test.each([
    undefined,
    null,
    'x',
    7,
    [],
    { edits: null },
    { edits: 'x' },
    { edits: { limit: 7, on: null, list: { value: 1 } } },
  ])('a stored draft of %j is none', (stored) => {
    expect(editsOf(stored as never, fields, saved)).toEqual({});
  });
  test('go over what is saved, inside objects too, and change nothing in it', () => {
    expect(withEdits(saved, { 'hours.end': '18:00', limit: null })).toEqual({
      ...saved,
      limit: null,
      hours: { start: '09:00', end: '18:00' },
    });
    expect(saved.hours.end).toBe('17:00');
  });
  test('a value is found by its path, never on the prototype', () => {
    expect(valueAt(saved, 'hours.end')).toBe('17:00');
    expect(valueAt(saved, 'hours.toString')).toBeUndefined();
    expect(valueAt(saved, 'on.nothing')).toBeUndefined();
    expect(valueAt(undefined, 'on')).toBeUndefined();
  });
  test('the draft remembers when it began, and goes with its last edit', () => {
    const now = new Date('2026-03-12T10:00:00Z');
    const { edits } = draft({ limit: 1 });
    expect(draftOf(undefined, edits, now)).toEqual({ since: '2026-03-12T10:00:00.000Z', edits });
    expect(draftOf(draft({ limit: 1 }), draft({ limit: 2 }).edits, now)?.since).toBe('2026-03-12T09:00:00.000Z');
    expect(draftOf(draft({ limit: 1 }), {}, now)).toBeUndefined();
  });
});

describe('problems', () => {
  test('stand under their field, the first of each', () => {
    expect(
      placeProblems(
        [
          ['limit', 'one'],
          ['limit', 'two'],
          ['list.0', 'three'],
        ],
        fields,
      ),
    ).toEqual({ limit: 'one', list: 'three' });
  });
  test('of a whole object stand under the field that shows them also, else the first inside', () => {
    expect(placeProblems([['hours', 'x']], fields)).toEqual({ 'hours.end': 'x' });
    expect(placeProblems([['hours', 'x']], [{ key: 'hours.start' }, { key: 'hours.end' }])).toEqual({
      'hours.start': 'x',
    });
  });
  test('of a name that is not in the form are nobody’s', () =>
    expect(
      placeProblems(
        [
          ['gone', 'x'],
          ['limits', 'y'],
        ],
        fields,
      ),
    ).toEqual({}));
  test.each([null, Number.NaN, 0, 1001, 12.5, 'fifty', undefined].filter((value) => value !== undefined))(
    'leads per day of %j are refused by the contract',
    (maxLeadsPerDay) => {
      expect(
        settingProblems(leadGenerationSettings.patch, { ...leadGenerationSettings.defaults, maxLeadsPerDay }, [
          { key: 'maxLeadsPerDay' },
        ]),
      ).toEqual({ maxLeadsPerDay: 'Enter a number from 1 to 1000' });
    },
  );
  test('a number inside an object is marked by itself', () => {
    const { defaults, patch } = orchestratorSettings;
    const values = withEdits(defaults, { 'alertThresholds.highMemory': null });
    expect(
      settingProblems(patch, values, [{ key: 'alertThresholds.highCpu' }, { key: 'alertThresholds.highMemory' }]),
    ).toEqual({ 'alertThresholds.highMemory': 'Enter a number from 0 to 100' });
  });
  test('hours that end before they start are marked at the end', () => {
    const { defaults, patch } = calendarSettings;
    const hours = [{ key: 'workingHours.start' }, { key: 'workingHours.end', also: 'workingHours' }];
    expect(settingProblems(patch, withEdits(defaults, { 'workingHours.end': '08:00' }), hours)).toEqual({
      'workingHours.end': 'The start must be before the end',
    });
    expect(settingProblems(patch, withEdits(defaults, { 'workingHours.start': '' }), hours)).toEqual({
      'workingHours.start': 'Enter a time such as 09:00',
    });
  });
});
