import { orchestratorSettings, type OrchestratorSettings } from '@switchboard/api-contract/agents/orchestrator';
import type { Context } from '../../platform/Context.ts';
import type { Timers } from '../../platform/clock.ts';
import { readFailureShares, type Alert } from './openAlerts.ts';
import type { Load, MeasureLoad } from './machineLoad.ts';
import { agentIdOf, storedConfiguration } from '../../tenants/agentRows.ts';
import type { Database } from '../../platform/store/Database.ts';
import type { AlertKind } from './tables.ts';

const everyMs = 60_000;
/** How many minutes in a row the load of a server must be above its threshold. */
const lastingMinutes = 5;

declare module '../../platform/Context.ts' {
  interface Context {
    /** What other domains do each minute, once alerts are written, on one of the servers that share the database. */
    readonly eachMinute: readonly ((context: Context) => Promise<void>)[];
  }
}

interface Parts {
  readonly timers: Timers;
  readonly measure: MeasureLoad;
  /** The name of this server among those that share the database. */
  readonly server: string;
  readonly onFault: (error: unknown) => void;
}

/** The checks that a server makes each minute. */
export interface Watch {
  readonly begin: () => void;
  /** Ends the checks. Resolves once one that is under way is done. */
  readonly stop: () => Promise<void>;
  /** Resolves when no check is under way. */
  readonly idle: () => Promise<void>;
}

/**
 * Each minute, compares the load of this server with the thresholds of all tenants. One of the servers that share the
 * database also checks the share of failed runs, and does what other domains do each minute.
 */
export function watchEveryMinute(context: Context, { timers, measure, server, onFault }: Parts): Watch {
  let checkUnderWay = Promise.resolve();
  let stopped = false;
  let cancelTimer = (): void => {};
  let loads: Load[] = [];
  const lowestOf = (kind: keyof Load): number =>
    loads.length < lastingMinutes ? 0 : Math.min(...loads.map((load) => load[kind]));
  async function check(): Promise<void> {
    try {
      const load = measure();
      loads = [...loads, load].slice(-lastingMinutes);
      await updateAlerts(
        context,
        (['cpu', 'memory'] as const).map((kind) => ({
          kind,
          server,
          valueOf: () => load[kind],
          lowest: lowestOf(kind),
        })),
      );
      if (await claimMinute(context)) await checkForAllServers(context);
    } catch (error) {
      onFault(error);
    }
    if (!stopped) wait();
  }
  const wait = (): void => {
    cancelTimer = timers.after(everyMs, () => {
      checkUnderWay = check();
    });
  };
  return {
    begin: () => {
      // The processor's load is the mean since the last measurement, so a first one is made now.
      measure();
      wait();
    },
    stop: () => {
      stopped = true;
      cancelTimer();
      return checkUnderWay;
    },
    idle: () => checkUnderWay,
  };
}

async function checkForAllServers(context: Context): Promise<void> {
  await updateAlerts(context, [{ kind: 'failures', server: '', valueOf: await readFailureShares(context) }]);
  await closeAlertsOfLostServers(context);
  for (const doEachMinute of context.eachMinute) await doEachMinute(context);
}

/** Servers check at different moments, so a minute counts as over this long before its end. */
const slackMs = 5_000;

/** Claims this minute for this server; false if another server has it. */
async function claimMinute({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  const now = clock();
  const takenAt = now.toISOString();
  const lastTurnUntil = new Date(now.getTime() - everyMs + slackMs).toISOString();
  await db
    .insertInto('watchTurns')
    .values({ name: 'minute', takenAt: new Date(0).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('watchTurns')
    .set({ takenAt })
    .where('name', '=', 'minute')
    .where('takenAt', '<=', lastTurnUntil)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many points below its threshold a value must fall before its alert is closed. */
const pointsBelow = 5;
/** A server that has measured nothing for so long is gone. */
const goneMs = 300_000;

const thresholdSettings = {
  cpu: 'highCpu',
  memory: 'highMemory',
  failures: 'taskFailureRate',
} as const satisfies Record<AlertKind, keyof OrchestratorSettings['alertThresholds']>;

/** A measured value, in per cent. `server`: the server that measured itself; empty for a value of the organisation. */
interface Measurement {
  readonly kind: AlertKind;
  readonly server: string;
  /** The value now, for a tenant. */
  readonly valueOf: (tenantId: string) => number;
  /**
   * The lowest value of the last five minutes: an alert opens only if even that is above the threshold. 0 until five
   * minutes are measured; by default the value now.
   */
  readonly lowest?: number;
}

/** Opens, keeps and closes the alerts of all tenants, by the thresholds that their orchestrators are set to. */
async function updateAlerts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  measured: readonly Measurement[],
): Promise<void> {
  const at = clock().toISOString();
  const orchestratorId = agentIdOf('orchestrator');
  const orchestrators = await db.selectFrom('agents').selectAll().where('id', '=', orchestratorId).execute();
  const open = await db.selectFrom('alerts').selectAll().execute();
  for (const row of orchestrators) {
    const { alertThresholds } = orchestratorSettings.read(storedConfiguration(row).customSettings);
    for (const { kind, server, valueOf, lowest } of measured) {
      const { tenantId } = row;
      const stored = open.find(
        (alert) => alert.tenantId === tenantId && alert.kind === kind && alert.server === server,
      );
      const [value, threshold] = [valueOf(tenantId), alertThresholds[thresholdSettings[kind]]];
      if (stored || (lowest ?? value) > threshold)
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
