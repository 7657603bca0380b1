import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { SendService } from '@switchboard/api-contract/records/send';
import type { Context } from '../platform/Context.ts';
import type { Remedy } from './Remedy.ts';

/** Where what a run finds comes from. */
export interface Origin {
  /** Whether the sandbox answered one of its calls. */
  sandbox: boolean;
  /** Whether it asked a real service, so that it may have cost something. */
  real?: boolean;
  /** The run, and the service that it called last. */
  readonly runId?: string;
  /** Who calls that is no run, as its use is counted. */
  agentId?: string;
  /** Where the records that it finds for the first time are sent by themselves. */
  readonly sendNewTo?: readonly SendService[];
  service?: string;
  /** The name of the service whose answer is awaited. */
  waitsFor?: string;
  /** What mends a failure: another key, if one that it called with misbehaves. */
  remedy?: Remedy;
}

/** A run, as far as it can be marked. */
export interface MarkableRun {
  readonly tenantId: string;
  readonly id: string;
  readonly origin: Origin;
}

/**
 * Marks a run whose call the sandbox answers, and the record that was there before it under the same id, such as a
 * research.
 */
export async function markSandbox(
  { db }: Pick<Context, 'db'>,
  { tenantId, id, origin }: MarkableRun,
  { serviceId, key }: { readonly serviceId: ServiceId; readonly key: string },
): Promise<void> {
  if (key !== 'sandbox') origin.remedy = { kind: 'connection', id: serviceId };
  if (origin.sandbox) return;
  origin.sandbox = true;
  await db.change(tenantId, async (trx) => {
    for (const table of ['executions', 'records'] as const)
      await trx.updateTable(table).set({ sandbox: 1 }).where('tenantId', '=', tenantId).where('id', '=', id).execute();
  });
}

/** Marks a run that asks a real service. */
export async function markReal({ db }: Pick<Context, 'db'>, { tenantId, id, origin }: MarkableRun): Promise<void> {
  if (origin.real) return;
  origin.real = true;
  await db
    .updateTable('executions')
    .set({ realCalls: 1 })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Whether a record came from the same side as what a run finds: from the sandbox, or not. */
export const isSameSide =
  ({ sandbox }: Origin) =>
  (record: { readonly sandbox?: boolean | null | undefined }): boolean =>
    (record.sandbox ?? false) === sandbox;
