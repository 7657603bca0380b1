import { newLead } from '@switchboard/api-contract/agents/leadGeneration';
import { expect, test } from 'vitest';
import { setReaderZone } from '../../../format/reader.ts';
import { problemsOf } from '../../forms/problemsOf.ts';
import { bodyOf, emptyDraft, takesFullRow, withTyped, type FormField } from './RecordForm.ts';

interface Body {
  name: string;
  source: string;
  score?: number;
  start: string;
  people: readonly string[];
  priority: string;
}

const fields: FormField<Body>[] = [
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'text', name: 'source', label: 'Source', initial: 'Added by hand' },
  { kind: 'number', name: 'score', label: 'Score' },
  { kind: 'moment', name: 'start', label: 'Start' },
  { kind: 'chips', name: 'people', label: 'People' },
  { kind: 'select', name: 'priority', label: 'Priority', options: [], initial: 'medium' },
];

test('a field has a name of the body, and a kind that fits its type', () => {
  const odd: FormField<Body>[] = [
    // @ts-expect-error The body has no such name.
    { kind: 'text', name: 'nmae', label: 'Name' },
    // @ts-expect-error A score is a number.
    { kind: 'text', name: 'score', label: 'Score' },
    // @ts-expect-error A name is no list.
    { kind: 'chips', name: 'name', label: 'Name' },
  ];
  expect(odd).toHaveLength(3);
});
test('an empty form contains each field’s initial value', () => {
  expect(emptyDraft(fields)).toEqual({
    name: '',
    source: 'Added by hand',
    score: null,
    start: '',
    people: [],
    priority: 'medium',
  });
});
test('a missing number is omitted from the body', () => {
  expect(bodyOf(fields, emptyDraft(fields))).toEqual({
    name: '',
    source: 'Added by hand',
    start: '',
    people: [],
    priority: 'medium',
  });
});
test('a local time becomes an instant; an invalid one stays empty', () => {
  const at = '2026-03-12T09:30';
  expect(bodyOf(fields, { start: at })['start']).toBe(new Date(at).toISOString());
  expect(bodyOf(fields, { start: 'soon' })['start']).toBe('');
});
test('a time is in the zone in which times are shown', () => {
  setReaderZone('America/New_York');
  const moment: FormField<Body>[] = [{ kind: 'moment', name: 'start', label: 'Start' }];
  expect(bodyOf(moment, { start: '2026-11-20T10:00' })).toEqual({ start: '2026-11-20T15:00:00.000Z' });
  setReaderZone(undefined);
  expect(bodyOf(moment, { start: '' })).toEqual({ start: '' });
});
test('text left in a chip box is submitted, once', () => {
  expect(withTyped({ name: 'A', people: ['a@b.de'] }, { people: 'c@d.de, A@b.de' })).toEqual({
    name: 'A',
    people: ['a@b.de', 'c@d.de'],
  });
  expect(withTyped({ people: [] }, { people: ' ', gone: 'x' })).toEqual({ people: [] });
});
test('text that is not a number is refused, not dropped', () => {
  expect(problemsOf(newLead, bodyOf(fields.slice(0, 3), { name: 'A', source: 'B', score: Number.NaN }))).toMatchObject({
    score: 'Enter a number from 0 to 100',
  });
});

test('a field that would stand alone in its row takes all of it', () => {
  const rows = (...halves: boolean[]) =>
    halves.map((_, at) =>
      takesFullRow(
        halves.map((half) => ({ half })),
        at,
      ),
    );
  expect(rows(true, true)).toEqual([false, false]);
  expect(rows(true, true, true)).toEqual([false, false, true]);
  expect(rows(true, false, true, true)).toEqual([true, true, false, false]);
});
