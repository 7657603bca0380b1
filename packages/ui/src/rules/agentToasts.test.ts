import { expect, test } from 'vitest';
import { agentToasts } from './agentToasts.ts';

const { actionDone, actionFailed, configurationSaved, configurationFailed } = agentToasts;

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

test('a failure may give its reason', () => {
  expect(actionFailed('start', 'The agent is not enabled').description).toBe(
    'Failed to start agent. The agent is not enabled',
  );
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
