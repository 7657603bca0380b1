import { expect, test } from 'vitest';
import { listParams } from './listQuery.ts';

const leads = { sorts: ['name', 'score'], filters: ['status'] };

test('search, sort, filters and Deleted of the address are asked for', () => {
  expect(listParams(leads, { search: ' port ', sort: '-score', status: 'new', deleted: 'true', tab: 'x' })).toEqual({
    search: 'port',
    sort: '-score',
    status: 'new',
    deleted: 'true',
  });
});

test('what the server does not know is left out, since it would refuse all', () => {
  expect(listParams(leads, { sort: 'shoes', colour: 'red', deleted: 'maybe', search: ' ' })).toEqual({});
});

test('a second collection of a page has its names prefixed', () => {
  const query = { sort: 'name', 'templates-sort': 'score', 'templates-status': 'new' };
  expect(listParams(leads, query, 'templates-')).toEqual({ sort: 'score', status: 'new' });
});
