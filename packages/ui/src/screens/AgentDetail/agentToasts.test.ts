import { expect, test } from 'vitest';
import { agentToasts } from './agentToasts.ts';

test.each([
  ['start', 'Agent started successfully', 'Failed to start agent'],
  ['stop', 'Agent stopped successfully', 'Failed to stop agent'],
  ['restart', 'Agent restarted successfully', 'Failed to restart agent'],
] as const)('%s', (action, done, failed) => {
  expect(agentToasts.actionDone(action)).toEqual({ title: 'Agent Updated', description: done });
  expect(agentToasts.actionFailed(action)).toEqual({ tone: 'critical', title: 'Error', description: failed });
});

test.each([undefined, '', 'toString', 'reboot'])('the failure of %j has the fallback', (action) => {
  expect(agentToasts.actionFailed(action)).toEqual({ tone: 'critical', title: 'Error', description: 'Failed to update agent' });
});

test('the configuration', () => {
  expect(agentToasts.configurationSaved()).toEqual({ title: 'Configuration Updated', description: 'Agent configuration saved successfully' });
  expect(agentToasts.configurationFailed()).toEqual({ tone: 'critical', title: 'Error', description: 'Failed to update configuration' });
});
