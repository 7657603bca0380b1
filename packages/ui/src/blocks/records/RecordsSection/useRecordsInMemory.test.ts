import { describe, expect, test } from 'vitest';
import { selectRows } from './useRecordsInMemory.ts';

const rows = [
  { id: 'd', name: 'Zoë Ärmel', score: 9, status: 'new' },
  { id: 'c', name: 'anna 10', score: 91, status: 'qualified' },
  { id: 'b', status: 'new' },
  { id: 'a', name: 'Anna 9', score: 66, status: 'lost' },
];
const collection = { sorts: ['name', 'score'], filters: ['status'], searched: ['name', 'status'] };
const listed = (params: Record<string, string>) => selectRows(collection, { items: rows, leftOut: 1 }, params);
const ids = (params: Record<string, string>) =>
  listed(params)
    .items.map(({ id }) => id)
    .join('');

describe('records in memory', () => {
  test('all of them stand in their order, and those that could not be read are counted', () => {
    expect(listed({})).toEqual({ items: rows, leftOut: 1, total: 4, hidden: 0, all: 5 });
  });
  test.each([
    ['ANNA', 'ca'],
    ['anna 9', 'a'],
    ['armel', 'd'],
    ['undefined', ''],
  ])('are searched for every word of %j', (search, expected) => expect(ids({ search })).toBe(expected));
  test('are filtered, and what the filter alone hides is counted', () => {
    expect(ids({ status: 'new' })).toBe('db');
    expect(listed({ status: 'new', search: 'anna' })).toMatchObject({ total: 0, hidden: 2, all: 5 });
  });
  test.each([
    ['name', 'acdb'],
    ['-name', 'dcab'],
    ['score', 'dacb'],
    ['-score', 'cadb'],
  ])('are sorted by %j, what is missing last', (sort, expected) => expect(ids({ sort })).toBe(expected));
  test('keep their order where they are equal, both ways', () => {
    const equal = rows.map((row) => ({ ...row, score: 1 }));
    const sorted = (sort: string) => selectRows(collection, { items: equal, leftOut: 0 }, { sort }).items;
    expect(sorted('score')).toEqual(equal);
    expect(sorted('-score')).toEqual(equal);
  });
  test('ten thousand are searched and sorted', () => {
    const items = Array.from({ length: 10_000 }, (_, index) => ({
      id: `${index}`,
      name: `Person ${(index * 7919) % 10_000}`,
      score: index % 101,
    }));
    const found = selectRows(collection, { items, leftOut: 0 }, { search: 'person 99', sort: '-score' });
    expect(found.total).toBe(280);
    expect(found.items[0]?.score).toBeGreaterThanOrEqual(found.items[1]?.score ?? 101);
  });
});
