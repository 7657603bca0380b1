import { dayMs, hourMs } from '@switchboard/api-contract/time';
import type { Clock, Timers } from './clock.ts';
import type { RetentionDays } from './config.ts';
import type { Database } from './store/Database.ts';

/** The time of the sweep, from midnight UTC. */
const timeOfDayMs = 3 * hourMs;
/** The first sweep is soon after the start, so that servers that are restarted each day sweep too. */
const firstSweepMs = 300_000;

/** What a sweep needs. */
export interface SweepContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly keeping: RetentionDays;
}

/**
 * Removes what is too old of one kind, a few rows at a time. It may be called any number of times, and on several
 * servers at once.
 */
export type Sweep = (context: SweepContext) => Promise<void>;

/** Runs all sweeps once. One that fails does not stop the rest; its error goes to `onFault`, which by default throws it. */
export async function sweepOld(
  sweeps: readonly Sweep[],
  context: SweepContext,
  onFault: (error: unknown) => void = rethrow,
): Promise<void> {
  for (const sweep of sweeps) await sweep(context).catch(onFault);
}

function rethrow(error: unknown): never {
  throw error;
}

/**
 * Runs all sweeps a few minutes after the start, then each night. The function returned stops that, and resolves once a
 * sweep under way has ended.
 */
export function sweepNightly(
  sweeps: readonly Sweep[],
  context: SweepContext,
  { timers, onFault }: { readonly timers: Timers; readonly onFault: (error: unknown) => void },
): () => Promise<void> {
  let sweeping = Promise.resolve();
  let stopped = false;
  let cancel = timers.after(firstSweepMs, sweep);
  function sweep(): void {
    sweeping = sweepOnce();
  }
  async function sweepOnce(): Promise<void> {
    await sweepOld(sweeps, context, onFault);
    if (!stopped) cancel = timers.after(untilNight(context.clock()), sweep);
  }
  return () => {
    stopped = true;
    cancel();
    return sweeping;
  };
}

const untilNight = (now: Date): number => dayMs - ((now.getTime() - timeOfDayMs) % dayMs);
