import { expect, test, vi } from 'vitest';
import type { Refusal } from '../format/outcome.ts';
import { agentToasts, recordToasts } from './toasts.ts';

const { actionDone, actionFailed, configurationSaved, configurationFailed, scheduleSaved } = agentToasts;

test.each([
  ['start', 'Agent started successfully', 'Failed to start agent'],
  ['stop', 'Agent stopped successfully', 'Failed to stop agent'],
  ['restart', 'Agent restarted successfully', 'Failed to restart agent'],
] as const)('the action %s of an agent', (action, done, failed) => {
  expect(actionDone(action)).toEqual({ tone: 'positive', title: 'Agent Updated', description: done });
  expect(actionFailed(action)).toEqual({ tone: 'critical', title: 'Error', description: failed });
});

test.each([undefined, '', 'toString', 'reboot'])('the failure of the unknown action %j has the fallback', (action) => {
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
])('a failed action of an agent: %s', (_name, refusal, said) => {
  expect(actionFailed('start', refusal).description).toBe(said);
});

test('saving the configuration of an agent', () => {
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

test('saving the schedule of an agent', () => {
  expect(scheduleSaved()).toEqual({
    tone: 'positive',
    title: 'Schedule Updated',
    description: 'Agent schedule saved successfully',
  });
});

const leads = { one: 'lead', many: 'leads' };

test.each([
  ['status', 'Changed 1 lead', 'positive', 'Nothing was changed'],
  ['delete', 'Deleted 1 lead', 'neutral', 'Nothing was deleted'],
  ['restore', 'Restored 1 lead', 'positive', 'Nothing was restored'],
] as const)('the action %s on records', (action, title, tone, failed) => {
  expect(recordToasts.done(action, 1, leads)).toMatchObject({ title, tone });
  expect(recordToasts.failed(action, '503: Busy')).toEqual({
    tone: 'critical',
    title: failed,
    description: '503: Busy',
  });
});

test('a deletion can be undone for ten seconds', () => {
  const undo = vi.fn<() => void>();
  const toast = recordToasts.deleted(1_200, leads, undo);
  expect(toast).toMatchObject({ title: 'Deleted 1,200 leads', durationMs: 10_000, action: { label: 'Undo' } });
  toast.action?.onSelect();
  expect(undo).toHaveBeenCalledOnce();
});

test('a record that was saved, and a list that could not be read, are named', () => {
  expect(recordToasts.saved(leads).title).toBe('Saved the lead');
  expect(recordToasts.notRead(leads, 'No answer')).toEqual({
    tone: 'critical',
    title: 'The leads could not be read',
    description: 'No answer',
  });
});
