import type { Timers } from '../platform/clock.ts';
import { DatabaseUnavailableError } from '../platform/store/Database.ts';

/** How long to wait before it is stored again. */
const storeAgainMs = 5_000;

/** What waits for the store. */
export interface Storing {
  readonly timers: Timers;
  /** Ends the waiting: one more try, and what that throws is thrown. */
  readonly signal: AbortSignal;
  readonly onFault: (error: unknown) => void;
}

/** Waits for a database that is away or full: what a run has done must be stored, and not be done once more. */
export async function untilStored(store: () => Promise<unknown>, { timers, signal, onFault }: Storing): Promise<void> {
  for (;;) {
    try {
      await store();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError) || signal.aborted) throw error;
      onFault(error);
    }
    await new Promise<void>((resolve) => {
      const goOn = (): void => {
        cancel();
        signal.removeEventListener('abort', goOn);
        resolve();
      };
      const cancel = timers.after(storeAgainMs, goOn);
      signal.addEventListener('abort', goOn);
    });
  }
}
