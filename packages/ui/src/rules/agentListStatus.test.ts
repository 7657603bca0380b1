import { agentListStatuses } from '@switchboard/api-contract/agents';
import { expect, test } from 'vitest';
import { agentListStatus, agentListStatusRules } from './agentListStatus.ts';
import { oddWords } from './test/oddWords.ts';

test('the whole table', () => {
  expect(agentListStatusRules).toEqual({
    active: { label: 'Active', tone: 'positive', lamp: 'lit' },
    idle: { label: 'Idle', tone: 'neutral', lamp: 'off' },
    paused: { label: 'Paused', tone: 'caution', lamp: 'half' },
  });
});

test.each(agentListStatuses)('%s has the rule of its row', (status) => {
  expect(agentListStatus(status)).toBe(agentListStatusRules[status]);
});

test.each(oddWords)('%s is neutral with its own text', (word) => {
  expect(agentListStatus(word)).toEqual({ label: word, tone: 'neutral' });
});

test('an empty status is Unknown', () => {
  expect(agentListStatus('')).toEqual({ label: 'Unknown', tone: 'neutral' });
});
