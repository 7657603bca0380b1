import { taskStatuses } from '@switchboard/api-contract/agents/orchestrator';
import { CircleCheck, CircleSlash, CircleX, Clock, LoaderCircle, SkipForward } from 'lucide-react';
import { expect, test } from 'vitest';
import { orchestratorTaskStatus, orchestratorTaskStatusRules } from './orchestratorTaskStatus.ts';
import { oddWords } from '../../test/rules/oddWords.ts';

test('the whole table', () => {
  expect(orchestratorTaskStatusRules).toEqual({
    running: { label: 'Running', tone: 'info', icon: LoaderCircle, duration: 'Running...' },
    queued: { label: 'Queued', tone: 'neutral', icon: Clock, duration: 'Queued' },
    completed: { label: 'Completed', tone: 'positive', icon: CircleCheck },
    failed: { label: 'Failed', tone: 'critical', icon: CircleX },
    cancelled: { label: 'Cancelled', tone: 'neutral', icon: CircleSlash },
    skipped: { label: 'Skipped', tone: 'neutral', icon: SkipForward },
  });
});

test.each(taskStatuses)('%s has the rule of its row', (status) => {
  expect(orchestratorTaskStatus(status)).toBe(orchestratorTaskStatusRules[status]);
});

test.each(oddWords)('%s is neutral with its own text', (word) => {
  expect(orchestratorTaskStatus(word)).toEqual({ label: word, tone: 'neutral' });
});
