import { workflowStatuses } from '@switchboard/api-contract/agents/orchestrator';
import { CircleCheck, CirclePause, CircleSlash, CircleX, LoaderCircle } from 'lucide-react';
import { expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import { workflowStatus, workflowStatusRules } from './workflowStatus.ts';

test('the whole table', () => {
  expect(workflowStatusRules).toEqual({
    running: { label: 'Running', tone: 'info', icon: LoaderCircle },
    paused: { label: 'Paused', tone: 'neutral', icon: CirclePause },
    completed: { label: 'Completed', tone: 'positive', icon: CircleCheck },
    failed: { label: 'Failed', tone: 'critical', icon: CircleX },
    cancelled: { label: 'Cancelled', tone: 'neutral', icon: CircleSlash },
  });
});

test.each(workflowStatuses)('%s has the rule of its row', (status) => {
  expect(workflowStatus(status)).toBe(workflowStatusRules[status]);
});

test.each(oddWords)('%s has failed and keeps its own text', (word) => {
  expect(workflowStatus(word)).toEqual({ label: word, tone: 'critical', icon: CircleX });
});

test.each(['', ' ', undefined])('%j reads Failed', (word) => {
  expect(workflowStatus(word)).toEqual({ label: 'Failed', tone: 'critical', icon: CircleX });
});
