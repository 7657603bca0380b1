import { taskPriorities } from '@switchboard/api-contract/agents/orchestrator';
import { priorities } from '@switchboard/api-contract/agents/shared';
import { ChevronDown, ChevronUp, ChevronsUp, Equal } from 'lucide-react';
import { expect, test } from 'vitest';
import { priority, priorityRules } from './priority.ts';
import { oddWords } from '../../test/rules/oddWords.ts';

test('the whole table', () => {
  expect(priorityRules).toEqual({
    critical: { label: 'Critical', tone: 'critical', variant: 'solid', icon: ChevronsUp },
    high: { label: 'High', tone: 'critical', icon: ChevronUp },
    medium: { label: 'Medium', tone: 'caution', icon: Equal },
    low: { label: 'Low', tone: 'neutral', variant: 'outline', icon: ChevronDown },
  });
});

test.each([...priorities, ...taskPriorities])('%s has the rule of its row', (value) => {
  expect(priority(value)).toBe(priorityRules[value]);
});

test.each(oddWords)('%s is neutral with its own text', (word) => {
  expect(priority(word)).toEqual({ label: word, tone: 'neutral' });
});
