import { connectionList } from '@switchboard/api-mocks/builders/connections';
import { describe, expect, test } from 'vitest';
import { categoryFilters, filterConnections } from './filterConnections.ts';

const all = connectionList().items;
const ids = (search: string, category = 'All') =>
  filterConnections(all, { search, category }).map((connection) => connection.id);

describe('filterConnections', () => {
  test.each([
    ['', 'All', all.map((connection) => connection.id)],
    ['GMAIL', 'All', ['gmail']],
    ['  gmail ', 'All', ['gmail']],
    ['fallback', 'All', ['anthropic']],
    ['', 'Communication', ['twilio', 'slack']],
    ['slack', 'Communication', ['slack']],
    ['slack', 'CRM', []],
    ['', 'toString', all.map((connection) => connection.id)],
  ])('search %j in %j', (search, category, expected) => {
    expect(ids(search, category)).toEqual(expected);
  });

  test('offers the ten filters in order', () => {
    expect(categoryFilters).toEqual([
      'All',
      'AI & ML',
      'Google Workspace',
      'Payment & Business',
      'Communication',
      'Productivity',
      'CRM',
      'Search & Data',
      'Payments',
      'Automation',
    ]);
  });
});
