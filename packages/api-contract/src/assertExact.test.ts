import { cell, rowsOrNone, text, texts } from './wire.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { assertExact } from './assertExact.ts';

const schema = v.object({
  id: v.string(),
  status: v.fallback(v.optional(v.string(), 'new'), 'new'),
  name: text(),
  tags: texts(),
  place: cell(v.object({ lat: v.number() })),
  rows: rowsOrNone(v.object({ id: v.string(), name: text() })),
});

describe('assertExact', () => {
  test.each([
    [{ id: 'a', status: 'x' }],
    [{ id: 'a', status: '', name: 'A', tags: ['x'], place: { lat: 1 }, rows: [{ id: '1' }, { id: '2', name: 'B' }] }],
    [{ id: 'a', status: 'x', name: undefined, rows: [] }],
  ])('takes %j', (body) => {
    expect(assertExact(schema, body)).toMatchObject({ id: 'a' });
  });

  test.each([
    [{ status: 'x' }, /Invalid key/],
    [{ id: 'a' }, 'body.status is missing and was read as "new"'],
    [{ id: 'a', status: 'x', colour: 'red' }, 'body.colour is "red" and was read as undefined'],
    [{ id: 'a', status: 'x', name: null }, 'body.name is null and was read as undefined'],
    [{ id: 'a', status: 'x', name: 7 }, 'body.name is 7'],
    [{ id: 'a', status: 'x', tags: ['x', 7] }, 'body.tags has 2 entries, of which 1 could be read'],
    [{ id: 'a', status: 'x', place: { lat: 'north' } }, 'body.place was not read as an object'],
    [{ id: 'a', status: 'x', place: { lat: 1, height: 2 } }, 'body.place.height is 2'],
    [
      { id: 'a', status: 'x', rows: [{ id: '1' }, { name: 'no id' }] },
      'body.rows has 2 entries, of which 1 could be read',
    ],
    [{ id: 'a', status: 'x', rows: [{ id: '1', name: null }] }, 'body.rows[0].name is null'],
    [{ id: 'a', status: 'x', rows: 'none' }, 'body.rows is "none"'],
  ])('refuses %j', (body, problem) => {
    expect(() => assertExact(schema, body)).toThrow(problem);
  });
});
