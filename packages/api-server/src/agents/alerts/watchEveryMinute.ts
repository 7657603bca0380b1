import type { Context } from '../../platform/Context.ts';
import type { Timers } from '../../platform/Timers.ts';
import { failureShares } from './failureShares.ts';
import type { Load, MeasureLoad } from './machineLoad.ts';
import { closeAlertsOfLostServers, updateAlerts } from './updateAlerts.ts';

const everyMs = 60_000;
/** For so many minutes in a row the server must be above a threshold. */
const minutes = 5;

declare module '../../platform/Context.ts' {
  interface Context {
    /** What one server of those on the database does each minute, once the alerts are noted. */
    readonly eachMinute: readonly ((context: Context) => Promise<void>)[];
  }
}

interface Parts {
  readonly timers: Timers;
  readonly measure: MeasureLoad;
  /** What this server is called among those on the database. */
  readonly server: string;
  readonly onFault: (error: unknown) => void;
}

/** What a server looks after each minute. */
export interface Watch {
  readonly begin: () => void;
  /** Ends it, once a look under way is done. */
  readonly stop: () => Promise<void>;
  /** Resolves when no look is under way. */
  readonly idle: () => Promise<void>;
}

/**
 * Each minute, holds what this server measures of itself against the thresholds of all tenants. One server of those on
 * the database does what is to be done once: the share of failed runs, and what other domains do each minute.
 */
export function watchEveryMinute(context: Context, { timers, measure, server, onFault }: Parts): Watch {
  let looking = Promise.resolve();
  let stopped = false;
  let cancel = (): void => {};
  let loads: Load[] = [];
  const lastingOf = (kind: keyof Load): number =>
    loads.length < minutes ? 0 : Math.min(...loads.map((load) => load[kind]));
  async function look(): Promise<void> {
    try {
      const load = measure();
      loads = [...loads, load].slice(-minutes);
      await updateAlerts(
        context,
        (['cpu', 'memory'] as const).map((kind) => ({ kind, server, of: () => load[kind], lasting: lastingOf(kind) })),
      );
      if (await takeMinute(context)) await lookForAll(context);
    } catch (error) {
      onFault(error);
    }
    if (!stopped) wait();
  }
  const wait = (): void => {
    cancel = timers.after(everyMs, () => {
      looking = look();
    });
  };
  return {
    begin: () => {
      // The load is the mean since then.
      measure();
      wait();
    },
    stop: () => {
      stopped = true;
      cancel();
      return looking;
    },
    idle: () => looking,
  };
}

async function lookForAll(context: Context): Promise<void> {
  await updateAlerts(context, [{ kind: 'failures', server: '', of: await failureShares(context) }]);
  await closeAlertsOfLostServers(context);
  for (const look of context.eachMinute) await look(context);
}

/** Servers look at different moments of a minute, so that a minute is over a little before its end. */
const slackMs = 5_000;

/** Whether this server has this minute: the others find it taken. */
async function takeMinute({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  const now = clock();
  const takenAt = now.toISOString();
  const before = new Date(now.getTime() - everyMs + slackMs).toISOString();
  await db
    .insertInto('watchTurns')
    .values({ name: 'minute', takenAt: new Date(0).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('watchTurns')
    .set({ takenAt })
    .where('name', '=', 'minute')
    .where('takenAt', '<=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
