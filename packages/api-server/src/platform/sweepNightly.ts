import { dayMs, hourMs } from '@switchboard/api-contract/time';
import type { Clock, Timers } from './clock.ts';
import type { RetentionDays } from './config.ts';
import type { Database } from './store/Database.ts';

/** In UTC, after midnight. */
const nightlyMs = 3 * hourMs;
/** A server that never lives until the night sweeps too, once it has started. */
const firstMs = 300_000;

/** What is swept from. */
export interface SweepResult {
  readonly db: Database;
  readonly clock: Clock;
  readonly keeping: RetentionDays;
}

/**
 * Removes what is too old of one kind, a few at a time. It makes no difference how often it is called, or on how many
 * servers.
 */
export type Sweep = (swept: SweepResult) => Promise<void>;

/** Removes once what is too old. Whatever could not be removed does not keep the rest; `onFault` is told of it. */
export async function sweepOld(
  sweeps: readonly Sweep[],
  swept: SweepResult,
  onFault: (error: unknown) => void = rethrow,
): Promise<void> {
  for (const sweep of sweeps) await sweep(swept).catch(onFault);
}

function rethrow(error: unknown): never {
  throw error;
}

/**
 * Removes what is too old a few minutes after the start, then each night. The function returned ends that, once a sweep
 * under way is done.
 */
export function sweepNightly(
  sweeps: readonly Sweep[],
  swept: SweepResult,
  { timers, onFault }: { readonly timers: Timers; readonly onFault: (error: unknown) => void },
): () => Promise<void> {
  let sweeping = Promise.resolve();
  let stopped = false;
  let cancel = timers.after(firstMs, sweep);
  function sweep(): void {
    sweeping = sweepOnce();
  }
  async function sweepOnce(): Promise<void> {
    await sweepOld(sweeps, swept, onFault);
    if (!stopped) cancel = timers.after(untilNight(swept.clock()), sweep);
  }
  return () => {
    stopped = true;
    cancel();
    return sweeping;
  };
}

const untilNight = (now: Date): number => dayMs - ((now.getTime() - nightlyMs) % dayMs);
