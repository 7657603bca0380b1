import { useState } from 'react';
import { useSingleFlight } from '../../blocks/forms/useSingleFlight.ts';

/** Something that a member asked for and that may be refused. */
export interface Attempt<A extends readonly unknown[]> {
  readonly run: (...args: A) => void;
  readonly busy: boolean;
  /** Why the last one was refused, '' where nobody said; gone when the next one begins. */
  readonly refusal: string | undefined;
  readonly onForget: () => void;
}

/** Runs an action once at a time and keeps why it was refused. */
export function useAttempt<A extends readonly unknown[]>(action: (...args: A) => Promise<unknown>): Attempt<A> {
  const [refusal, setRefusal] = useState<string>();
  const [run, busy] = useSingleFlight(async (...args: A) => {
    setRefusal(undefined);
    try {
      await action(...args);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '');
    }
  });
  return { run, busy, refusal, onForget: () => setRefusal(undefined) };
}
