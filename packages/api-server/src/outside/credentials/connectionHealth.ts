import { isDeepStrictEqual } from 'node:util';
import { minuteMs } from '@switchboard/api-contract/time';
import { serviceName, wayOf, type ServiceId } from '@switchboard/api-contract/catalogue';
import type { ServiceEnd } from '@switchboard/api-contract/services/ends';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import { asServer, currentActor } from '../../platform/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';
import type { Credentials } from '../providers/whoAmI.ts';
import type { Database, StoreReader } from '../../platform/store/Database.ts';
import { findConnectionRow, type TestResultAnswer } from './connectionRows.ts';
import { openCredentials } from './credentials.ts';

type Changing = Pick<Database, 'updateTable'>;
interface Used {
  readonly tenantId: string;
  readonly serviceId: ServiceId;
  readonly at: string;
}

/** Saves when a service last answered an agent: at most once a minute, which is enough for 'Last sync'. */
export async function saveLastSync(db: Changing, { tenantId, serviceId, at }: Used): Promise<void> {
  const minuteAgo = new Date(Date.parse(at) - minuteMs).toISOString();
  await db
    .updateTable('connections')
    .set({ lastSync: at })
    .where('tenantId', '=', tenantId)
    .where('serviceId', '=', serviceId)
    .where((eb) => eb.or([eb('lastSync', 'is', null), eb('lastSync', '<', minuteAgo)]))
    .execute();
}

/** Reasons that say that the stored credentials are worth nothing any more. */
const worthless: readonly string[] = ['credentialsOutdated', 'fieldsRefused', 'tokenOutdated', 'clientOutdated'];

interface Refused {
  readonly tenantId: string;
  readonly serviceId: ServiceId;
  /** What the refused call was made with. */
  readonly credentials: Credentials;
  /** The run that it was made for. */
  readonly runId?: string | undefined;
}

/**
 * Turns a connection whose credentials were refused in use to error at once, with the reason: a token can be revoked
 * long after its test. One that has other credentials meanwhile is left alone.
 */
export async function markConnectionFailed(
  { db, vault, clock }: Pick<Context, 'db' | 'vault' | 'clock'>,
  { tenantId, serviceId, credentials, runId }: Refused,
  reason: FactOrExternalText,
): Promise<void> {
  if (typeof reason === 'string' || !worthless.includes(reason.kind)) return;
  const at = clock().toISOString();
  await db.change(tenantId, async (trx) => {
    const row = await findConnectionRow(trx, tenantId, serviceId);
    if (row?.status !== 'connected' || !isDeepStrictEqual(openCredentials(vault, row), credentials)) return;
    const run = runId === undefined ? undefined : await findRun(trx, tenantId, runId);
    const found: TestResultAnswer = {
      outcome: 'wrong-credentials',
      message: reason,
      nextStep: { kind: 'checkFields', args: { service: serviceId, ...wayOf(serviceId, Object.keys(credentials)) } },
      testedAt: at,
      since: at,
      by: { type: 'use', ...(run && { name: run.agent }) },
    };
    await trx
      .updateTable('connections')
      .set({ status: 'error', lastTestJson: JSON.stringify(found) })
      .where('tenantId', '=', tenantId)
      .where('serviceId', '=', serviceId)
      .execute();
    // Written as the server: the member's call declares other lines, and only happened upon this.
    const by = currentActor()?.by ?? { type: 'schedule', ...(run && { name: run.agent }) };
    await asServer(() =>
      writeAudit(trx, {
        tenantId,
        kind: 'connection.failed',
        at,
        by,
        target: serviceName(serviceId),
        ...(run && { agentId: run.agentId, runId }),
      }),
    );
  });
}

/**
 * Keeps that something of a service has ended, as its use has shown: admins find it under Needs attention, and are told
 * of it once. Kept until the next test.
 */
export async function markEnded(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { tenantId, serviceId }: Pick<Refused, 'tenantId' | 'serviceId'>,
  { what, instead }: Omit<ServiceEnd, 'on'>,
): Promise<void> {
  const on = clock().toISOString().slice(0, 10);
  await db.change(tenantId, async (trx) => {
    const row = await findConnectionRow(trx, tenantId, serviceId);
    if (row?.status !== 'connected' || row.lastTestJson === null) return;
    const test = JSON.parse(row.lastTestJson) as TestResultAnswer;
    const ends = test.ends ?? [];
    if (ends.some((end) => end.what === what && end.on <= on)) return;
    const known: TestResultAnswer = {
      ...test,
      ends: [...ends.filter((end) => end.what !== what), { what, on, instead }],
    };
    await trx
      .updateTable('connections')
      .set({ lastTestJson: JSON.stringify(known) })
      .where('tenantId', '=', tenantId)
      .where('serviceId', '=', serviceId)
      .execute();
  });
}

/** The agent that a run belongs to. */
function findRun(trx: StoreReader, tenantId: string, runId: string) {
  return trx
    .selectFrom('executions')
    .innerJoin('agents', (join) =>
      join.onRef('agents.tenantId', '=', 'executions.tenantId').onRef('agents.id', '=', 'executions.agentId'),
    )
    .select(['agents.id as agentId', 'agents.name as agent'])
    .where('executions.tenantId', '=', tenantId)
    .where('executions.id', '=', runId)
    .executeTakeFirst();
}
