import { serviceName, type ServiceId } from '@switchboard/api-contract/catalogue';
import type { ConnectionStatus, TestOutcome } from '@switchboard/api-contract/connections';
import { modelServices } from '@switchboard/api-contract/services/models';
import { markUnchanged, currentActor } from '../platform/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { operatorCall } from '../outside/providers/callThrough.ts';
import { providers } from '../outside/providers/providers.ts';
import type { CheckResult } from '../outside/providers/checkResults.ts';
import type { Credentials } from '../outside/providers/whoAmI.ts';
import { checkInSandbox } from '../outside/sandbox/checkInSandbox.ts';
import { Refusal } from '../platform/Refusal.ts';
import {
  findConnectionRow,
  serviceNamed,
  type ConnectionRow,
  type TestResultAnswer,
} from '../outside/credentials/connectionRows.ts';
import { openCredentials } from '../outside/credentials/credentials.ts';
import { endsOfUsedModels } from './endsOfUsedModels.ts';

/** The result of a test, with its time and who asked for it. */
export type TestResult = CheckResult & Pick<TestResultAnswer, 'by' | 'since'> & { readonly testedAt: string };

/**
 * The status after a test. If nothing could be checked, a connected service stays connected and any other becomes
 * pending.
 */
export const connectionStatusAfter = {
  ok: () => 'connected',
  'shape-only': () => 'connected',
  'wrong-credentials': () => 'error',
  'no-permission': () => 'error',
  'could-not-check': (before) => (before === 'connected' ? 'connected' : 'pending'),
} as const satisfies Record<TestOutcome, (before: ConnectionStatus) => ConnectionStatus>;

/** Tests connections by calling their services, one test at a time for each. */
export class ConnectionTests {
  readonly #context: Context;
  readonly #running = new Map<string, Promise<TestResultAnswer>>();

  constructor(context: Context) {
    this.#context = context;
  }

  /**
   * Checks the stored credentials and stores the result. A call during a test gets that test's result. `silent`: writes
   * no audit line, because the caller writes one of its own.
   */
  async run(tenantId: string, id: string, { silent = false } = {}): Promise<TestResultAnswer> {
    const { name, id: serviceId } = serviceNamed(id);
    const row = await findConnectionRow(this.#context.db, tenantId, serviceId);
    if (!row?.credentials) throw new Refusal('conflict', `${name} is not connected`);
    // New credentials need a test of their own. The nonce at the start of the sealed bytes tells them apart.
    const key = JSON.stringify([tenantId, serviceId, Buffer.from(row.credentials.subarray(0, 16)).toString('hex')]);
    const running = this.#running.get(key);
    if (running) {
      markUnchanged();
      return running;
    }
    const test = this.#check(row, serviceId, silent).finally(() => this.#running.delete(key));
    this.#running.set(key, test);
    return test;
  }

  /** Checks credentials that may be new. Stores nothing. */
  async try(tenantId: string, serviceId: ServiceId, credentials: Credentials): Promise<TestResult> {
    const { clock, sandboxes } = this.#context;
    const key = sandboxes.keyOf({ tenantId, serviceId, credentials });
    const result = await (key === undefined
      ? providers[serviceId](credentials, operatorCall(this.#context, serviceId))
      : checkInSandbox(serviceId, key)(credentials, sandboxes.call(tenantId)));
    const by = currentActor()?.by;
    const { ends, ...found } = result;
    const ending =
      ends && (await endsOfUsedModels(this.#context, { tenantId, serviceId, inSandbox: key !== undefined }, ends));
    return {
      ...found,
      ...(ending && ending.length > 0 && { ends: ending }),
      testedAt: clock().toISOString(),
      ...(by?.type === 'member' && by.name !== undefined && { by: { type: 'member', name: by.name } }),
    };
  }

  /**
   * Asks the services of models again which will end, as those may say long after a connection was tested. Changes
   * nothing else of its test. What has ended stays until then.
   */
  async readEnds(): Promise<void> {
    const { db, vault, clock } = this.#context;
    const rows = await db
      .selectFrom('connections')
      .selectAll()
      .where('serviceId', 'in', modelServices)
      .where('status', '=', 'connected')
      .execute();
    const today = clock().toISOString().slice(0, 10);
    for (const row of rows) {
      const credentials = openCredentials(vault, row);
      if (!credentials || row.lastTestJson === null) continue;
      const { outcome, ends = [] } = await this.try(row.tenantId, serviceNamed(row.serviceId).id, credentials);
      if (outcome !== 'ok') continue;
      const last = JSON.parse(row.lastTestJson) as TestResultAnswer;
      const ended = (last.ends ?? []).filter(({ what, on }) => on <= today && !ends.some((end) => end.what === what));
      await db
        .updateTable('connections')
        .set({ lastTestJson: JSON.stringify({ ...last, ends: [...ends, ...ended] }) })
        .where('tenantId', '=', row.tenantId)
        .where('serviceId', '=', row.serviceId)
        .where('lastTestJson', '=', row.lastTestJson)
        .execute();
    }
  }

  async #check(row: ConnectionRow, serviceId: ServiceId, silent: boolean): Promise<TestResultAnswer> {
    const { db, vault } = this.#context;
    const credentials = openCredentials(vault, row);
    if (!credentials)
      throw new Refusal('conflict', 'This server’s key can’t decrypt the stored credentials. Enter them again');
    const { tenantId } = row;
    const tested = await this.try(tenantId, serviceId, credentials);
    const status = connectionStatusAfter[tested.outcome](row.status);
    const result = { ...tested, ...(status === 'error' && { since: failingSince(row) ?? tested.testedAt }) };
    await db.change(tenantId, async (trx) => {
      await trx
        .updateTable('connections')
        .set({ status, lastTestJson: JSON.stringify(result) })
        .where('tenantId', '=', tenantId)
        .where('serviceId', '=', serviceId)
        // If the connection was disconnected or set up again in the meantime, the result is about credentials that are gone.
        .where('credentials', '=', row.credentials)
        .execute();
      if (silent) return;
      await writeAudit(trx, {
        tenantId,
        kind: 'connection.tested',
        at: tested.testedAt,
        target: serviceName(serviceId),
        changes: [{ field: 'outcome', new: tested.outcome }],
      });
    });
    return result;
  }
}

/** Since when a connection has been in error; undefined if it is not. */
function failingSince({ status, lastTestJson }: ConnectionRow): string | undefined {
  if (status !== 'error' || lastTestJson === null) return undefined;
  const { since, testedAt } = JSON.parse(lastTestJson) as TestResultAnswer;
  return since ?? testedAt ?? undefined;
}
