import { executionStatuses } from '@switchboard/api-contract/agents';
import { Ban, CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import { expect, test } from 'vitest';
import { executionStatus, executionStatusRules } from './executionStatus.ts';
import { oddWords } from '../../test/rules/oddWords.ts';

test('the whole table', () => {
  expect(executionStatusRules).toEqual({
    completed: { label: 'Completed', tone: 'positive', icon: CircleCheck },
    failed: { label: 'Failed', tone: 'critical', icon: CircleX },
    running: { label: 'Running', tone: 'info', icon: LoaderCircle },
    queued: { label: 'Queued', tone: 'neutral', icon: Clock },
    cancelled: { label: 'Cancelled', tone: 'neutral', icon: Ban },
  });
});

test.each(executionStatuses)('%s has the rule of its row', (status) => {
  expect(executionStatus(status)).toBe(executionStatusRules[status]);
});

test.each(oddWords)('%s is neutral with its own text', (word) => {
  expect(executionStatus(word)).toEqual({ label: word, tone: 'neutral' });
});

test('an empty status is Unknown', () => {
  expect(executionStatus('')).toEqual({ label: 'Unknown', tone: 'neutral' });
});
