import { researchTaskStatuses } from '@switchboard/api-contract/agents/research';
import { CircleCheck, CircleSlash, CircleX, LoaderCircle } from 'lucide-react';
import { expect, test } from 'vitest';
import { researchTaskStatus, researchTaskStatusRules } from './researchTaskStatus.ts';
import { oddWords } from '../../test/rules/oddWords.ts';

test('the whole table', () => {
  expect(researchTaskStatusRules).toEqual({
    completed: { label: 'Completed', tone: 'positive', icon: CircleCheck },
    in_progress: { label: 'In progress', tone: 'info', icon: LoaderCircle },
    failed: { label: 'Failed', tone: 'critical', icon: CircleX },
    cancelled: { label: 'Cancelled', tone: 'neutral', icon: CircleSlash },
  });
});

test.each(researchTaskStatuses)('%s has the rule of its row', (status) => {
  expect(researchTaskStatus(status)).toBe(researchTaskStatusRules[status]);
});

test.each(oddWords)('%s is outlined with its own text', (word) => {
  expect(researchTaskStatus(word)).toEqual({ label: word, tone: 'neutral', variant: 'outline' });
});
