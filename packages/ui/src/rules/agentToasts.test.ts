import { expect, test } from 'vitest';
import type { Refusal } from '../format/outcome.ts';
import { agentToasts } from './agentToasts.ts';

const { actionDone, actionFailed, configurationSaved, configurationFailed, scheduleSaved } = agentToasts;

test.each([
  ['start', 'Agent started successfully', 'Failed to start agent'],
  ['stop', 'Agent stopped successfully', 'Failed to stop agent'],
  ['restart', 'Agent restarted successfully', 'Failed to restart agent'],
] as const)('%s', (action, done, failed) => {
  expect(actionDone(action)).toEqual({ tone: 'positive', title: 'Agent Updated', description: done });
  expect(actionFailed(action)).toEqual({ tone: 'critical', title: 'Error', description: failed });
});

test.each([undefined, '', 'toString', 'reboot'])('the failure of %j has the fallback', (action) => {
  expect(actionFailed(action)).toEqual({ tone: 'critical', title: 'Error', description: 'Failed to update agent' });
});

const nextTry = 'Next try at 14:30:05.';
test.each<[string, Refusal, string]>([
  [
    'a conflict says why',
    { kind: 'conflict', message: 'The agent is switched off', fields: {} },
    'Failed to start agent. The agent is switched off',
  ],
  [
    'too many calls say when',
    { kind: 'refused', message: `Too Many Requests. ${nextTry}`, nextTry },
    `Failed to start agent. ${nextTry}`,
  ],
  [
    'anything else keeps the documented words',
    { kind: 'refused', message: 'Internal Server Error' },
    'Failed to start agent',
  ],
  [
    'no answer keeps them too',
    { kind: 'unreachable', message: 'The server can’t be reached.' },
    'Failed to start agent',
  ],
])('%s', (_name, refusal, said) => {
  expect(actionFailed('start', refusal).description).toBe(said);
});

test('the configuration', () => {
  expect(configurationSaved()).toEqual({
    tone: 'positive',
    title: 'Configuration Updated',
    description: 'Agent configuration saved successfully',
  });
  expect(configurationFailed()).toEqual({
    tone: 'critical',
    title: 'Error',
    description: 'Failed to update configuration',
  });
});

test('the schedule', () => {
  expect(scheduleSaved()).toEqual({
    tone: 'positive',
    title: 'Schedule Updated',
    description: 'Agent schedule saved successfully',
  });
});
