import { businessStatuses } from '@switchboard/api-contract/agents/mapsScraper';
import { BadgeCheck } from 'lucide-react';
import { expect, test } from 'vitest';
import { businessStatus, businessStatusRules } from './businessStatus.ts';
import { oddWords } from '../../test/rules/oddWords.ts';

test('the whole table', () => {
  expect(businessStatusRules).toEqual({
    verified: { label: 'Verified', tone: 'positive', icon: BadgeCheck },
    new: { label: 'New', tone: 'neutral', variant: 'outline' },
    closed: { label: 'Closed', tone: 'neutral' },
  });
});

test.each(businessStatuses)('%s has the rule of its row', (status) => {
  expect(businessStatus(status)).toBe(businessStatusRules[status]);
});

test.each(oddWords)('%s is neutral with its own text', (word) => {
  expect(businessStatus(word)).toEqual({ label: word, tone: 'neutral' });
});
