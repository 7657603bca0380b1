import { describe, expect, test } from 'vitest';
import { filterOptions, sortRecords, sortText, viewRecords } from './viewRecords.ts';

interface Row {
  id: string;
  name?: string;
  score?: number;
  status?: string;
  at?: Date;
}

const rows: Row[] = [
  { id: 'a', name: 'Zoë Ärmel', score: 9, status: 'new', at: new Date('2026-03-01') },
  { id: 'b', name: 'anna 10', score: 91, status: 'qualified', at: new Date('2026-01-01') },
  { id: 'c', score: Number.NaN, status: ' new ' },
  { id: 'd', name: 'Anna 9', score: 66, status: '__proto__', at: new Date('nonsense') },
];
const kind = {
  searched: ({ name, status }: Row) => [name, status],
  filters: [{ key: 'status', label: 'Status', value: ({ status }: Row) => status }],
  columns: [
    { key: 'name', header: 'Name', cell: () => null, sort: ({ name }: Row) => name },
    { key: 'plain', header: 'Plain', cell: () => null },
  ],
  sorts: [{ key: 'score', label: 'Sort by Score', direction: 'desc', value: ({ score }: Row) => score }],
} as const;
const view = (query: Record<string, string>, prefix?: string) => viewRecords(rows, kind, { query, prefix });
const ids = (shown: readonly Row[]) => shown.map(({ id }) => id).join('');

describe('viewRecords', () => {
  test('without a query, keeps rows and order', () => {
    expect(view({})).toEqual({
      rows,
      search: '',
      filters: { status: '' },
      sort: undefined,
      filtered: 0,
      filterNames: [],
      hidden: 0,
      narrowed: false,
    });
  });
  test.each([
    ['ANNA', 'bd'],
    ['  anna   9 ', 'd'],
    ['ärm', 'a'],
    ['qualif', 'b'],
    ['anna zoë', ''],
    ['   ', 'abcd'],
    ['undefined', ''],
  ])('searches every word of %j without case', (search, expected) => expect(ids(view({ search }).rows)).toBe(expected));
  test.each([
    ['new', 'ac'],
    ['qualified', 'b'],
    ['__proto__', 'd'],
    ['converted', ''],
  ])('filters by %j', (status, expected) => expect(ids(view({ status }).rows)).toBe(expected));
  test('joins search and filter, and counts the filters', () => {
    expect(view({ search: 'zoë', status: 'new' })).toMatchObject({ rows: [rows[0]], filtered: 1, narrowed: true });
    expect(view({ search: 'zoë', status: 'lost' })).toMatchObject({
      rows: [],
      filterNames: [expect.stringMatching(/lost/i)],
      hidden: 1,
    });
    expect(view({ search: 'anna' })).toMatchObject({ filtered: 0, narrowed: true });
  });
  test.each([
    ['name', 'dbac'],
    ['-name', 'abdc'],
    ['score', 'adbc'],
    ['-score', 'bdac'],
  ])('sorts by %j, missing values last', (sort, expected) => expect(ids(view({ sort }).rows)).toBe(expected));
  test.each(['plain', 'nobody', '-', '-constructor', 'toString'])('ignores the sort order %j', (sort) => {
    expect(view({ sort })).toMatchObject({ rows, sort: undefined });
  });
  test('reads only names with its prefix', () => {
    expect(ids(view({ search: 'zoë', 'templates-search': 'anna' }, 'templates-').rows)).toBe('bd');
    expect(ids(view({ 'templates-search': 'anna' }).rows)).toBe('abcd');
  });
  test('ignores names of the prototype in the address', () => {
    expect(
      viewRecords(
        rows,
        { ...kind, filters: [{ key: 'toString', label: 'Odd', value: ({ status }: Row) => status }] },
        { query: {} },
      ).rows,
    ).toEqual(rows);
  });
});

test('dates sort by time, invalid ones last', () => expect(ids(sortRecords(rows, ({ at }) => at, 'asc'))).toBe('bacd'));
test('equal rows keep their order in both directions', () => {
  const same = [{ id: 'x' }, { id: 'y' }, { id: 'z' }];
  expect(ids(sortRecords(same, () => 1, 'asc'))).toBe('xyz');
  expect(ids(sortRecords(same, () => 1, 'desc'))).toBe('xyz');
});
test('a sort order has one form in the address', () => {
  expect(sortText({ key: 'score', direction: 'asc' })).toBe('score');
  expect(sortText({ key: 'score', direction: 'desc' })).toBe('-score');
});
test('a filter without options offers the values of the rows, once each, in order', () => {
  expect(
    filterOptions({ key: 'status', label: 'Status', value: ({ status }: Row) => status }, rows).map(
      ({ value }) => value,
    ),
  ).toEqual(['__proto__', 'new', 'qualified']);
});
test('finds and sorts the matches among ten thousand rows', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: `${index}`,
    name: `Person ${(index * 7919) % 10_000}`,
    score: index % 101,
  }));
  const shown = viewRecords(many, kind, { query: { search: 'person 99', sort: '-score' } });
  expect(shown.rows.length).toBe(280);
  expect(shown.rows[0]?.score).toBeGreaterThanOrEqual(shown.rows[1]?.score ?? 101);
});
