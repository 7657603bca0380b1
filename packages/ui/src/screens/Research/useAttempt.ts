import { useState } from 'react';
import type { Outcome, Refusal } from '../../format/outcome.ts';
import { useSingleFlight } from '../../blocks/forms/useSingleFlight.ts';

/** Something that a member asked for and that may be refused. */
export interface Attempt<A extends readonly unknown[]> {
  readonly run: (...args: A) => void;
  readonly busy: boolean;
  /** Why the last one was refused; gone when the next one begins. */
  readonly refusal: Refusal | undefined;
  readonly onForget: () => void;
}

/** Runs an action once at a time and keeps why it was refused. */
export function useAttempt<A extends readonly unknown[]>(
  action: (...args: A) => Promise<Outcome<unknown>>,
): Attempt<A> {
  const [refusal, setRefusal] = useState<Refusal>();
  const [run, busy] = useSingleFlight(async (...args: A) => {
    setRefusal(undefined);
    const outcome = await action(...args);
    if (outcome.kind !== 'done') setRefusal(outcome);
  });
  return { run, busy, refusal, onForget: () => setRefusal(undefined) };
}
