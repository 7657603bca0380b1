import { workflowStatuses } from '@switchboard/api-contract/agents/orchestrator';
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import { workflowStatus, workflowStatusRules } from './workflowStatus.ts';

test('the whole table', () => {
  expect(workflowStatusRules).toEqual({
    running: { label: 'Running', tone: 'info', icon: LoaderCircle },
    completed: { label: 'Completed', tone: 'positive', icon: CircleCheck },
  });
});

test.each(workflowStatuses)('%s has the rule of its row', (status) => {
  expect(workflowStatus(status)).toBe(workflowStatusRules[status]);
});

test.each(oddWords)('%s has failed and keeps its own text', (word) => {
  expect(workflowStatus(word)).toEqual({ label: word, tone: 'critical', icon: CircleX });
});

test.each(['failed', '', ' ', undefined])('%j reads Failed', (word) => {
  expect(workflowStatus(word)).toEqual({ label: 'Failed', tone: 'critical', icon: CircleX });
});
