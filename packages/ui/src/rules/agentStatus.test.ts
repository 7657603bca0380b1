import { agentStatuses } from '@switchboard/api-contract/agents';
import { expect, test } from 'vitest';
import { agentStatus, agentStatusRules } from './agentStatus.ts';
import { oddWords } from './test/oddWords.ts';

test('the whole table', () => {
  expect(agentStatusRules).toEqual({
    deployed: { label: 'Deployed', tone: 'positive', lamp: 'lit' },
    idle: { label: 'Idle', tone: 'neutral', lamp: 'off' },
    training: { label: 'Training', tone: 'info', lamp: 'pulse' },
    paused: { label: 'Paused', tone: 'caution', lamp: 'half' },
    error: { label: 'Error', tone: 'critical', lamp: 'lit' },
  });
});

test('no two statuses look the same', () => {
  const looks = agentStatuses.map((status) => `${agentStatus(status).tone} ${agentStatus(status).lamp}`);
  expect(new Set(looks).size).toBe(agentStatuses.length);
});

test.each(agentStatuses)('%s has the rule of its row', (status) => {
  expect(agentStatus(status)).toBe(agentStatusRules[status]);
});

test.each(oddWords)('%s is neutral with its own text', (word) => {
  expect(agentStatus(word)).toEqual({ label: word, tone: 'neutral' });
});

test('an empty status is Unknown', () => {
  expect(agentStatus('')).toEqual({ label: 'Unknown', tone: 'neutral' });
});
