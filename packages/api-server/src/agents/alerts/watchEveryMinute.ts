import { orchestratorSettings, type OrchestratorSettings } from '@switchboard/api-contract/agents/orchestrator';
import type { Context } from '../../platform/Context.ts';
import type { Timers } from '../../platform/clock.ts';
import { readFailureShares, type Alert } from './openAlerts.ts';
import type { Load, MeasureLoad } from './machineLoad.ts';
import { agentIdOf, storedConfiguration } from '../../tenants/agentRows.ts';
import type { Database } from '../../platform/store/Database.ts';
import type { AlertKind } from './tables.ts';

/** So many points below its threshold a value must fall, before crossing it counts again. */
const points = 5;
/** A server that has measured nothing for so long is gone. */
const goneMs = 300_000;

const settingOf = {
  cpu: 'highCpu',
  memory: 'highMemory',
  failures: 'taskFailureRate',
} as const satisfies Record<AlertKind, keyof OrchestratorSettings['alertThresholds']>;

/** What was measured, in per cent. `server`: by whom; empty for what is of the organisation. */
interface Measurement {
  readonly kind: AlertKind;
  readonly server: string;
  /** Of each tenant; those without one have the value 0. */
  readonly of: (tenantId: string) => number;
  /** What it was at least for as long as it must be above a threshold to be an alert; by default what it is now. */
  readonly lasting?: number;
}

/** Opens, keeps and closes the alerts of all tenants, by the thresholds that their orchestrators are set to. */
async function updateAlerts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  measured: readonly Measurement[],
): Promise<void> {
  const at = clock().toISOString();
  const builtIn = agentIdOf('orchestrator');
  const orchestrators = await db.selectFrom('agents').selectAll().where('id', '=', builtIn).execute();
  const open = await db.selectFrom('alerts').selectAll().execute();
  for (const row of orchestrators) {
    const { alertThresholds } = orchestratorSettings.read(storedConfiguration(row).customSettings);
    for (const { kind, server, of, lasting } of measured) {
      const { tenantId } = row;
      const held = open.find((alert) => alert.tenantId === tenantId && alert.kind === kind && alert.server === server);
      const [value, threshold] = [of(tenantId), alertThresholds[settingOf[kind]]];
      if (held || (lasting ?? value) > threshold)
        await updateAlert(db, held, { tenantId, kind, server, since: at, seenAt: at, value, threshold });
    }
  }
}

async function updateAlert(db: Database, held: Alert | undefined, now: Alert): Promise<void> {
  const { tenantId, kind, server, value, threshold, seenAt } = now;
  if (!held) {
    await db
      .insertInto('alerts')
      .values(now)
      .onConflict((one) => one.doNothing())
      .execute();
    return;
  }
  if (value <= Math.max(0, threshold - points)) {
    await db
      .deleteFrom('alerts')
      .where('tenantId', '=', tenantId)
      .where('kind', '=', kind)
      .where('server', '=', server)
      .execute();
    return;
  }
  await db
    .updateTable('alerts')
    .set({ value, threshold, seenAt })
    .where('tenantId', '=', tenantId)
    .where('kind', '=', kind)
    .where('server', '=', server)
    .execute();
}

/** Closes the alerts of servers that are gone. */
async function closeAlertsOfLostServers({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const until = new Date(clock().getTime() - goneMs).toISOString();
  await db.deleteFrom('alerts').where('seenAt', '<', until).execute();
}

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
  await updateAlerts(context, [{ kind: 'failures', server: '', of: await readFailureShares(context) }]);
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
