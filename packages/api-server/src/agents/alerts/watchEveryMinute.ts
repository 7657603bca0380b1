import { orchestratorSettings, type OrchestratorSettings } from '@switchboard/api-contract/agents/orchestrator';
import type { Context } from '../../platform/Context.ts';
import type { Timers } from '../../platform/clock.ts';
import { readFailureShares, type Alert } from './openAlerts.ts';
import type { Load, MeasureLoad } from './machineLoad.ts';
import { agentIdOf, storedConfiguration } from '../../tenants/agentRows.ts';
import type { Database } from '../../platform/store/Database.ts';
import type { AlertKind } from './tables.ts';

/** How many points below its threshold a value must fall before its alert is closed. */
const pointsBelow = 5;
/** A server that has measured nothing for so long is gone. */
const goneMs = 300_000;

const thresholdSettings = {
  cpu: 'highCpu',
  memory: 'highMemory',
  failures: 'taskFailureRate',
} as const satisfies Record<AlertKind, keyof OrchestratorSettings['alertThresholds']>;

/** What was measured, in per cent. `server`: by whom; empty for what is of the organisation. */
interface Measurement {
  readonly kind: AlertKind;
  readonly server: string;
  /** The value of a tenant. */
  readonly valueOf: (tenantId: string) => number;
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
    for (const { kind, server, valueOf, lasting } of measured) {
      const { tenantId } = row;
      const stored = open.find(
        (alert) => alert.tenantId === tenantId && alert.kind === kind && alert.server === server,
      );
      const [value, threshold] = [valueOf(tenantId), alertThresholds[thresholdSettings[kind]]];
      if (stored || (lasting ?? value) > threshold)
        await updateAlert(db, stored, { tenantId, kind, server, since: at, seenAt: at, value, threshold });
    }
  }
}

async function updateAlert(db: Database, open: Alert | undefined, now: Alert): Promise<void> {
  const { tenantId, kind, server, value, threshold, seenAt } = now;
  if (!open) {
    await db
      .insertInto('alerts')
      .values(now)
      .onConflict((one) => one.doNothing())
      .execute();
    return;
  }
  if (value <= Math.max(0, threshold - pointsBelow)) {
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
/** How many minutes in a row the load of a server must be above its threshold. */
const lastingMinutes = 5;

declare module '../../platform/Context.ts' {
  interface Context {
    /** What one server of those on the database does each minute, once the alerts are written. */
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
    loads.length < lastingMinutes ? 0 : Math.min(...loads.map((load) => load[kind]));
  async function look(): Promise<void> {
    try {
      const load = measure();
      loads = [...loads, load].slice(-lastingMinutes);
      await updateAlerts(
        context,
        (['cpu', 'memory'] as const).map((kind) => ({
          kind,
          server,
          valueOf: () => load[kind],
          lasting: lastingOf(kind),
        })),
      );
      if (await claimMinute(context)) await checkForAllServers(context);
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

async function checkForAllServers(context: Context): Promise<void> {
  await updateAlerts(context, [{ kind: 'failures', server: '', valueOf: await readFailureShares(context) }]);
  await closeAlertsOfLostServers(context);
  for (const look of context.eachMinute) await look(context);
}

/** Servers check at different moments, so a minute counts as over so long before its end. */
const slackMs = 5_000;

/** Claims this minute for this server; false if another server has it. */
async function claimMinute({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
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
