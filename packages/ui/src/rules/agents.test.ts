import { agentListStatuses, agentStatuses, listStatusOf } from '@switchboard/api-contract/agents';
import { expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import { agentDetailStatus, agentDetailStatusRules, agentStatus, isActive, workspaceStatus } from './agents.ts';

test('no two statuses look the same', () => {
  const looks = agentListStatuses.map((status) => `${agentStatus(status).tone} ${agentStatus(status).lamp}`);
  expect(new Set(looks).size).toBe(agentListStatuses.length);
});

test('the detail has five words of its own', () => {
  expect(Object.entries(agentDetailStatusRules).map(([status, { label }]) => `${status} ${label}`)).toEqual([
    'deployed Deployed',
    'idle Idle',
    'training Training',
    'paused Paused',
    'error Error',
  ]);
});

test.each(agentStatuses)('%s has the tone and lamp of the list in the detail, whichever word is sent', (status) => {
  const { tone, lamp } = agentStatus(listStatusOf(status));
  expect(agentDetailStatus(status)).toMatchObject({ tone, lamp });
  expect(agentDetailStatus(listStatusOf(status))).toEqual(agentDetailStatus(status));
  expect(agentStatus(status)).toBe(agentStatus(listStatusOf(status)));
});

test('only an active or deployed agent can be stopped', () => {
  expect([...agentListStatuses, ...agentStatuses, ...oddWords].filter(isActive)).toEqual(['active', 'deployed']);
});

test('the badge of a workspace is Active or Idle', () => {
  const words = [...agentListStatuses, ...agentStatuses, ...oddWords, '', undefined];
  expect(words.filter((status) => workspaceStatus(status).label === 'Active')).toEqual(['active', 'deployed']);
  expect(new Set(words.map((status) => workspaceStatus(status).label))).toEqual(new Set(['Active', 'Idle']));
});
