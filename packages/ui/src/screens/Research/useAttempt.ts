import { useState } from 'react';
import type { Outcome, Refusal } from '../../format/outcome.ts';
import { useBusy } from '../../components/useBusy.ts';

/** A member's action that may be refused. */
export interface Attempt<A extends readonly unknown[]> {
  readonly run: (...args: A) => void;
  readonly busy: boolean;
  /** Why the last attempt was refused; cleared when the next one begins. */
  readonly refusal: Refusal | undefined;
  readonly onForget: () => void;
}

/** Runs an action one at a time and remembers why it was refused. */
export function useAttempt<A extends readonly unknown[]>(
  action: (...args: A) => Promise<Outcome<unknown>>,
): Attempt<A> {
  const [refusal, setRefusal] = useState<Refusal>();
  const [run, busy] = useBusy(async (...args: A) => {
    setRefusal(undefined);
    const outcome = await action(...args);
    if (outcome.kind !== 'done') setRefusal(outcome);
  });
  return { run, busy, refusal, onForget: () => setRefusal(undefined) };
}
