import { expect, test } from 'vitest';
import { nextSort } from './columns.ts';
import { uniqueKeys } from './Table.tsx';

test('a head sorts ascending first, then descending', () => {
  expect(nextSort(undefined, 'name')).toEqual({ key: 'name', direction: 'asc' });
  expect(nextSort({ key: 'name', direction: 'asc' }, 'name')).toEqual({ key: 'name', direction: 'desc' });
  expect(nextSort({ key: 'name', direction: 'desc' }, 'name')).toEqual({ key: 'name', direction: 'asc' });
  expect(nextSort({ key: 'name', direction: 'asc' }, 'age')).toEqual({ key: 'age', direction: 'asc' });
});

test('rows with the same id get different keys; the first keeps its id', () => {
  expect(uniqueKeys(['a', 'b', 'a', 'a'], (row) => row)).toEqual(['a', 'b', 'a#2', 'a#3']);
  expect(uniqueKeys(['__proto__', '__proto__'], (row) => row)).toEqual(['__proto__', '__proto__#2']);
});
