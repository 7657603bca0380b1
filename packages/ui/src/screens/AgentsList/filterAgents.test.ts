import type { AgentListStatus } from '@switchboard/api-contract/agents';
import { agentList } from '@switchboard/api-mocks/builders/agents';
import { expect, test } from 'vitest';
import { filterAgents, statusOf } from './filterAgents.ts';

const { items } = agentList();
const idsOf = (search: string, status: 'all' | AgentListStatus = 'all') =>
  filterAgents(items, { search, status }).map(({ id }) => id);

test('without search and status all seven are listed, in order', () => {
  expect(idsOf('')).toEqual(items.map(({ id }) => id));
  expect(idsOf('   ')).toHaveLength(7);
});

test('the search matches name, type and description in any case', () => {
  expect(idsOf('RESEARCH')).toEqual(['research-agent']);
  expect(idsOf('scraper')).toEqual(['google-maps-scraper']);
  expect(idsOf(' inbox ')).toEqual(['email-agent']);
  expect(idsOf('(')).toEqual([]);
});

test('status and search combine', () => {
  expect(idsOf('', 'paused')).toEqual(['email-agent']);
  expect(idsOf('agent', 'idle')).toEqual([]);
  expect(idsOf('google', 'idle')).toEqual(['google-maps-scraper']);
});

test.each([
  ['active', 'active'],
  ['paused', 'paused'],
  ['ACTIVE', 'all'],
  ['toString', 'all'],
  ['', 'all'],
])('%s in the address is %s', (value, status) => {
  expect(statusOf({ search: '', status: value })).toBe(status);
});
