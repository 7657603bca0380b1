import { runStatuses } from '@switchboard/api-contract/runs/runStatus';
import { expect, test } from 'vitest';
import { runStateOf, runStateRules } from './runStatus.ts';

const now = new Date('2026-11-20T09:41:20Z');
const run = (status: string, more: object = {}) => ({
  status,
  endedBy: undefined,
  cancelling: undefined,
  notBefore: undefined,
  ...more,
});

test.each([
  [run('queued'), 'queued'],
  [run('queued', { notBefore: '2026-11-20T09:41:21Z' }), 'waiting'],
  [run('queued', { notBefore: '2026-11-20T09:41:19Z' }), 'queued'],
  [run('queued', { notBefore: 'soon' }), 'queued'],
  [run('running'), 'running'],
  [run('running', { cancelling: true }), 'cancelling'],
  [run('completed'), 'completed'],
  [run('completed', { endedBy: 'dailyLimit' }), 'completed'],
  [run('completed', { endedBy: 'budget' }), 'budget'],
  [run('completed', { endedBy: 'toString' }), 'completed'],
  [run('failed', { endedBy: 'budget' }), 'failed'],
  [run('cancelled', { endedBy: 'member' }), 'cancelled'],
])('%o', (one, state) => expect(runStateOf(one, now)).toBe(state));

test.each(Object.keys(runStatuses))('%s has a rule', (status) =>
  expect(Object.keys(runStateRules)).toContain(runStateOf(run(status), now)),
);
