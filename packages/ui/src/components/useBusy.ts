import { useRef, useState } from 'react';
import type { Outcome, Refusal } from '../format/outcome.ts';

/** The last run of an action, which may have ended. */
export interface LastCall<A, T> {
  /** What the action was called with. */
  readonly of?: A | undefined;
  /** What came of it; undefined while it runs. */
  readonly outcome?: Outcome<T> | undefined;
  /** Why it was refused. */
  readonly refusal?: Refusal | undefined;
  readonly onForget: () => void;
}

/**
 * Runs an action once at a time: calls are dropped while its promise is pending, so that a second press tells nothing
 * twice. A promise that fails ends the wait alone.
 */
export function useBusy<A extends readonly unknown[], T>(
  action: (...args: A) => void | Promise<Outcome<T> | void>,
): readonly [run: (...args: A) => void, busy: boolean, last: LastCall<A, T>] {
  const open = useRef(false);
  const [{ busy, of, outcome }, setLast] = useState<{ busy: boolean; of?: A; outcome?: Outcome<T> | undefined }>({
    busy: false,
  });
  const run = (...args: A): void => {
    if (open.current) return;
    const result = action(...args);
    if (!(result instanceof Promise)) return;
    open.current = true;
    setLast({ busy: true, of: args });
    const end = (ended: Outcome<T> | undefined) => {
      open.current = false;
      setLast({ busy: false, of: args, outcome: ended });
    };
    result.then(
      (ended) => end(ended ?? undefined),
      () => end(undefined),
    );
  };
  const refusal = outcome && outcome.kind !== 'done' ? outcome : undefined;
  return [run, busy, { of, outcome, refusal, onForget: () => setLast({ busy: false }) }];
}
