import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { figure, rows, text, texts } from './wire.ts';

const item = v.object({ id: v.string(), name: text(), score: figure(), tags: texts() });

describe('a cell', () => {
  test.each([
    [{ id: 'a' }, { id: 'a', tags: [] }],
    [
      { id: 'a', name: null, score: 'many' },
      { id: 'a', name: undefined, score: undefined, tags: [] },
    ],
    [
      { id: 'a', name: 'A', score: 3, tags: ['x', 4, null, 'y'] },
      { id: 'a', name: 'A', score: 3, tags: ['x', 'y'] },
    ],
    [
      { id: 'a', score: Number.POSITIVE_INFINITY, tags: 'x' },
      { id: 'a', score: undefined, tags: [] },
    ],
  ])('of %j reads as %j', (given, expected) => {
    expect(v.parse(item, given)).toEqual(expected);
  });
});

describe('rows', () => {
  test('leave out what is no row, and repeated ids, and count both', () => {
    const answer = [{ id: 'a' }, null, 7, { name: 'no id' }, { id: 'b' }, { id: 'a', name: 'again' }, []];
    const read = v.parse(rows(item), answer);
    expect(read.items.map((row) => row.id)).toEqual(['a', 'b']);
    expect(read.leftOut).toBe(5);
  });

  test.each([null, {}, 'text', 3, undefined])('refuse %j as a list', (answer) => {
    expect(v.safeParse(rows(item), answer).success).toBe(false);
  });
});
