import { orchestratorSettings, type OrchestratorSettings } from '@switchboard/api-contract/agents/orchestrator';
import type { Context } from '../../platform/Context.ts';
import { agentIdOf } from '../../tenants/agentKey.ts';
import { storedConfiguration } from '../../tenants/storedConfiguration.ts';
import type { Database } from '../../platform/store/Database.ts';
import type { AlertKind } from './tables.ts';
import type { Alert } from './openAlerts.ts';

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
export interface Measurement {
  readonly kind: AlertKind;
  readonly server: string;
  /** Of each tenant; those without one have the value 0. */
  readonly of: (tenantId: string) => number;
  /** What it was at least for as long as it must be above a threshold to be an alert; by default what it is now. */
  readonly lasting?: number;
}

/** Opens, keeps and closes the alerts of all tenants, by the thresholds that their orchestrators are set to. */
export async function updateAlerts(
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
export async function closeAlertsOfLostServers({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const until = new Date(clock().getTime() - goneMs).toISOString();
  await db.deleteFrom('alerts').where('seenAt', '<', until).execute();
}
