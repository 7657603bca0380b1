import type { TestOutcome } from '@switchboard/api-contract/connections';
import { CircleAlert, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { lookup, type Rule } from './lookup.ts';

/** Outcomes of a connection test. */
export const testOutcomeRules = {
  ok: { label: 'Test passed', tone: 'positive', icon: CircleCheck },
  'wrong-credentials': { label: 'Wrong credentials', tone: 'critical', icon: CircleAlert },
  'no-permission': { label: 'Missing permission', tone: 'critical', icon: CircleAlert },
  'could-not-check': { label: 'Could not check', tone: 'caution', icon: TriangleAlert },
  'shape-only': { label: 'Only the format was checked', tone: 'neutral', icon: CircleDashed },
} as const satisfies Record<TestOutcome, Rule>;

/** The outcome of a connection test. */
export const testOutcome = (outcome: string | undefined): Rule => lookup(testOutcomeRules, outcome);
