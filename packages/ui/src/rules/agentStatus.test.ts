import { agentListStatuses, agentStatuses, listStatusOf } from '@switchboard/api-contract/agents';
import { expect, test } from 'vitest';
import { agentStatus, agentStatusRules, isActive, researchBadge } from './agentStatus.ts';
import { oddWords } from '../../test/rules/oddWords.ts';

test('the whole table', () => {
  expect(agentStatusRules).toEqual({
    active: { label: 'Active', tone: 'positive', lamp: 'lit' },
    idle: { label: 'Idle', tone: 'neutral', lamp: 'off' },
    paused: { label: 'Paused', tone: 'caution', lamp: 'half' },
    training: { label: 'Training', tone: 'info', lamp: 'pulse' },
    error: { label: 'Error', tone: 'critical', lamp: 'lit' },
  });
});

test('no two statuses look the same', () => {
  const looks = agentListStatuses.map((status) => `${agentStatus(status).tone} ${agentStatus(status).lamp}`);
  expect(new Set(looks).size).toBe(agentListStatuses.length);
});

test.each(agentStatuses)('%s looks in its detail as it does in lists', (status) => {
  expect(agentStatus(status)).toBe(agentStatusRules[listStatusOf[status]]);
  expect(agentStatus(listStatusOf[status])).toBe(agentStatusRules[listStatusOf[status]]);
});

test('only an active or deployed agent can be stopped', () => {
  expect([...agentListStatuses, ...agentStatuses, ...oddWords].filter(isActive)).toEqual(['active', 'deployed']);
});

test('the badge of the research page is Active or Idle', () => {
  expect([...agentListStatuses, ...agentStatuses].map((status) => `${status} ${researchBadge(status).label}`)).toEqual([
    'active Active',
    'idle Idle',
    'paused Idle',
    'training Idle',
    'error Idle',
    'deployed Active',
    'idle Idle',
    'training Idle',
    'paused Idle',
    'error Idle',
  ]);
});

test.each(oddWords)('%s is neutral with its own text', (word) => {
  expect(agentStatus(word)).toEqual({ label: word, tone: 'neutral' });
});

test('an empty status is Unknown', () => {
  expect(agentStatus('')).toEqual({ label: 'Unknown', tone: 'neutral' });
});
