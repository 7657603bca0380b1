import type { TestResult } from '@switchboard/api-contract/connections';
import { useState } from 'react';
import type { ResearchControl } from './ResearchScreenProps.ts';
import { useAttempt, type Attempt } from './useAttempt.ts';

/** The connection test, with its last result or the reason it could not run. */
export interface ConnectionTest extends Attempt<[]> {
  readonly result: TestResult | undefined;
}

/** Runs the test and keeps its result until the next test or until dismissed. */
export function useConnectionTest(onTest: ResearchControl['onTest']): ConnectionTest {
  const [result, setResult] = useState<TestResult>();
  const attempt = useAttempt(async () => {
    setResult(undefined);
    const outcome = await onTest();
    if (outcome.kind === 'done') setResult(outcome.value);
    return outcome;
  });
  return {
    ...attempt,
    result,
    onForget: () => {
      setResult(undefined);
      attempt.onForget();
    },
  };
}
