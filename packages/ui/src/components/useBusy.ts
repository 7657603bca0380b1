import { useRef, useState } from 'react';
import type { Outcome, Refusal } from '../format/outcome.ts';

/** The last call of an action, whether or not it has ended. */
export interface LastCall<A, T> {
  /** What the action was called with. */
  readonly args?: A | undefined;
  /** How it ended; undefined while it runs. */
  readonly outcome?: Outcome<T> | undefined;
  /** Why it was refused. */
  readonly refusal?: Refusal | undefined;
  /** Forgets it, as if there had been no call. */
  readonly onForget: () => void;
}

/**
 * Runs an action, and drops further calls until its promise settles: a second press does nothing. `last` tells how the
 * last call ended; of a promise that rejects only that it is over, since whoever made it reports the error.
 */
export function useBusy<A extends readonly unknown[], T>(
  action: (...args: A) => void | Promise<Outcome<T> | void>,
): readonly [run: (...args: A) => void, busy: boolean, last: LastCall<A, T>] {
  const running = useRef(false);
  const [last, setLast] = useState<{ busy: boolean; args?: A; outcome?: Outcome<T> | undefined }>({ busy: false });
  const run = (...args: A): void => {
    if (running.current) return;
    const result = action(...args);
    if (!(result instanceof Promise)) return;
    running.current = true;
    setLast({ busy: true, args });
    const end = (ended: Outcome<T> | undefined) => {
      running.current = false;
      setLast({ busy: false, args, outcome: ended });
    };
    result.then(
      (ended) => end(ended ?? undefined),
      () => end(undefined),
    );
  };
  const { busy, outcome } = last;
  const refusal = outcome && outcome.kind !== 'done' ? outcome : undefined;
  return [run, busy, { args: last.args, outcome, refusal, onForget: () => setLast({ busy: false }) }];
}
