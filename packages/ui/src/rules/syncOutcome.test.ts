import { executionStatuses, type Execution } from '@switchboard/api-contract/agents';
import { expect, test } from 'vitest';
import { hasEnded, syncOutcome } from './syncOutcome.ts';
import { oddWords } from '../../test/rules/oddWords.ts';

const run = (status: string, more: Partial<Execution> = {}): Execution => ({
  id: 'run-1',
  executionType: undefined,
  startTime: undefined,
  endTime: undefined,
  duration: undefined,
  result: '12 contacts',
  errorMessage: 'Connect Google',
  status,
  ...more,
});

test('the whole table, each with what is known', () => {
  expect(executionStatuses.map((status) => syncOutcome(run(status)))).toEqual([
    { tone: 'positive', title: 'Sync completed', description: '12 contacts' },
    { tone: 'critical', title: 'Sync failed', description: 'Connect Google' },
    { tone: 'info', title: 'Sync started', description: 'The result will appear here.' },
    { tone: 'info', title: 'Sync queued', description: 'The result will appear here.' },
    { tone: 'neutral', title: 'Sync cancelled', description: 'Nothing was written.' },
  ]);
});

test.each([
  ['queued', false],
  ['running', false],
  ['completed', true],
  ['failed', true],
  ['cancelled', true],
])('%s has ended: %s', (status, ended) => {
  expect(hasEnded(run(status))).toBe(ended);
});

test('a result given as a fact', () => {
  const outcome = { kind: 'contactsChanged', args: { added: 1, updated: 2, removed: 0 } };
  expect(syncOutcome(run('completed', { result: outcome })).description).toBe('1 contact added, 2 updated, 0 removed');
});

test('a run without a result', () => {
  expect(syncOutcome(run('failed', { errorMessage: ' ' })).description).toBe('No reason was given.');
  expect(syncOutcome(run('completed', { result: undefined })).description).toBe('No details were given.');
});

test.each(oddWords)('%s promises nothing', (word) => {
  expect(syncOutcome(run(word)).title).toBe('Sync queued');
  expect(hasEnded(run(word))).toBe(false);
});
