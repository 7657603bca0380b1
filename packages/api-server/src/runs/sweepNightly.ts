import { sweepAudit } from '../audit/sweepAudit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Timers } from '../platform/Timers.ts';
import { sweepNotices } from '../notifications/sweepNotices.ts';
import { sweepDeleted } from '../records/sweepDeleted.ts';
import type { Database } from '../platform/store/Database.ts';
import { sweepRuns } from './sweepRuns.ts';
import type { Keeping } from '../platform/config.ts';

const dayMs = 86_400_000;
/** In UTC, after midnight. */
const nightlyMs = 3 * 3_600_000;
/** A server that never lives until the night sweeps too, once it has started. */
const firstMs = 300_000;

interface Parts extends Keeping {
  readonly db: Database;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly onFault: (error: unknown) => void;
}

/** What is swept from, and how long it is kept. */
type Swept = Pick<Parts, 'db' | 'clock'> & Keeping;

/** Removes once what is too old. Whatever could not be removed does not keep the rest; `onFault` is told of it. */
export async function sweepOld({ db, clock, ...keeping }: Swept, onFault: Parts['onFault'] = rethrow): Promise<void> {
  await sweepRuns(db, clock(), keeping).catch(onFault);
  await sweepDeleted({ db, clock }).catch(onFault);
  await sweepNotices({ db, clock }).catch(onFault);
  await sweepAudit(db, clock(), keeping.auditDays).catch(onFault);
}

function rethrow(error: unknown): never {
  throw error;
}

/**
 * Removes old runs and their steps, records that can't be restored any more, messages told long ago, and old lines of
 * the audit log: a few minutes after the start, then each night. The function returned ends that, once a sweep under
 * way is done.
 */
export function sweepNightly({ db, clock, timers, onFault, ...keeping }: Parts): () => Promise<void> {
  let sweeping = Promise.resolve();
  let stopped = false;
  let cancel = timers.after(firstMs, sweep);
  function sweep(): void {
    sweeping = sweepOnce();
  }
  async function sweepOnce(): Promise<void> {
    await sweepOld({ db, clock, ...keeping }, onFault);
    if (!stopped) cancel = timers.after(untilNight(clock()), sweep);
  }
  return () => {
    stopped = true;
    cancel();
    return sweeping;
  };
}

const untilNight = (now: Date): number => dayMs - ((now.getTime() - nightlyMs) % dayMs);
