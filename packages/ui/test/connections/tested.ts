import type { TestResult } from '@switchboard/api-contract/connections';

/** The result of a test at half past nine. */
export const tested = (outcome: string, message: string, nextStep?: string): TestResult => ({
  outcome,
  message,
  nextStep,
  latencyMs: undefined,
  testedAt: '2026-11-20T08:30:00Z',
});

/** Apollo refused the key. */
export const refusedKey = tested(
  'wrong-credentials',
  'Apollo refused the key.',
  'Copy it again under Settings › Integrations › API.',
);

/** Stripe could not be asked. */
export const notReached = tested(
  'could-not-check',
  'Stripe could not be reached.',
  'Check this server’s internet connection, then test again.',
);
