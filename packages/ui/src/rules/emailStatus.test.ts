import { emailStatuses } from '@switchboard/api-contract/agents/email';
import { Clock, Reply } from 'lucide-react';
import { expect, test } from 'vitest';
import { emailStatus, emailStatusRules } from './emailStatus.ts';
import { oddWords } from '../../test/rules/oddWords.ts';

test('the whole table', () => {
  expect(emailStatusRules).toEqual({
    pending: { label: 'Pending', tone: 'caution', icon: Clock },
    replied: { label: 'Replied', tone: 'positive', icon: Reply },
  });
});

test.each(emailStatuses)('%s has the rule of its row', (status) => {
  expect(emailStatus(status)).toBe(emailStatusRules[status]);
});

test.each(oddWords)('%s is neutral with its own text', (word) => {
  expect(emailStatus(word)).toEqual({ label: word, tone: 'neutral' });
});
