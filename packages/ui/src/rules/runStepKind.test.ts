import { CircleDot } from 'lucide-react';
import { expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import { runStepKind, runStepKindRules } from './runStepKind.ts';

test.each(Object.entries(runStepKindRules))(
  '%s has the rule of its row, and is critical if it failed',
  (kind, rule) => {
    expect(runStepKind(kind)).toBe(rule);
    expect(runStepKind(kind, true)).toEqual({ icon: rule.icon, tone: 'critical' });
  },
);

test.each([...oddWords, '', undefined])('%j is a neutral dot', (kind) => {
  expect(runStepKind(kind)).toEqual({ icon: CircleDot, tone: 'neutral' });
});
