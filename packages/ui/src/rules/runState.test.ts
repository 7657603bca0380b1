import { executionStatuses, openStatuses } from '@switchboard/api-contract/agents';
import { Ban, CircleCheck, CircleX, Clock, LoaderCircle, Wallet } from 'lucide-react';
import { expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import { isRunOpen, runState, runStateOf, runStateRules } from './runState.ts';

const now = new Date('2026-11-20T09:41:20Z');
const run = (status: string, more: object = {}) => ({
  status,
  endedBy: undefined,
  cancelling: undefined,
  notBefore: undefined,
  ...more,
});

test('the whole table', () => {
  expect(runStateRules).toEqual({
    queued: { label: 'Queued', tone: 'neutral', icon: Clock },
    waiting: { label: 'Waiting', tone: 'caution', icon: Clock },
    running: { label: 'Running', tone: 'info', icon: LoaderCircle },
    cancelling: { label: 'Cancelling', tone: 'info', icon: LoaderCircle },
    completed: { label: 'Completed', tone: 'positive', icon: CircleCheck },
    budget: { label: 'Stopped at the budget', tone: 'caution', icon: Wallet },
    failed: { label: 'Failed', tone: 'critical', icon: CircleX },
    cancelled: { label: 'Cancelled', tone: 'neutral', icon: Ban },
  });
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

test.each(executionStatuses)('%s has a rule, and is open as the contract says', (status) => {
  expect(Object.keys(runStateRules)).toContain(runStateOf(run(status), now));
  expect(isRunOpen(run(status))).toBe(openStatuses.some((open) => open === status));
});

test.each(oddWords)('%s is neutral with its own text', (word) => {
  expect(runState(runStateOf(run(word), now))).toEqual({ label: word, tone: 'neutral' });
  expect(isRunOpen(run(word))).toBe(false);
});
