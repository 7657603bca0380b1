import * as v from 'valibot';
import { expect, test } from 'vitest';
import { conflictsOf } from './edit.ts';

const collection = {
  edits: v.strictObject({ name: v.optional(v.pipe(v.string(), v.trim())), phone: v.optional(v.string()) }),
};
const change = (field: string, old: unknown, now: unknown) => ({ field, old, new: now });
const theirs = { name: 'Ada', phone: '2', score: 5 };

test.each([
  ['both changed is to be chosen', { phone: '3' }, [change('phone', '1', '2')], [['phone', '3', '2']]],
  ['both set to the same clashes with nothing', { name: ' Ada ' }, [change('name', 'Eve', 'Ada')], []],
  ['they changed alone is told', { name: 'Eve' }, [change('score', 4, 5)], [['score', undefined, 5]]],
  ['they changed back did not change', { phone: '3' }, [change('phone', '9', '2'), change('phone', '2', '9')], []],
  ['they took away and you set', { city: 'Rome' }, [change('city', 'Oslo', undefined)], [['city', 'Rome', undefined]]],
  ['both took away is gone', { city: '' }, [change('city', 'Oslo', undefined)], []],
  [
    'is given and differs may clash where nobody knows',
    { name: 'Eve', phone: '2' },
    undefined,
    [['name', 'Eve', 'Ada']],
  ],
])('what %s', (_, given, since, conflicts) =>
  expect(conflictsOf(collection, theirs, given, since).map((one) => [one.field, one.yours, one.theirs])).toEqual(
    conflicts,
  ),
);
