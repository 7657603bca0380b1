import type { RunStep } from '@switchboard/api-contract/runs/run';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { SendService } from '@switchboard/api-contract/records/send';
import type { StoreWriter } from '../platform/store/Database.ts';
import type { Context } from '../platform/Context.ts';
import type { Remedy } from './RunFailure.ts';

/** On whose behalf a service is called: a run, or a member's own press. */
export interface Caller {
  /** The id of the run or of the record that the call is made for; a made-up one where there is neither. */
  readonly id: string;
  readonly tenantId: string;
  /** Aborted when the time is up or the server stops. Pass it on to everything that waits. */
  readonly signal: AbortSignal;
  /** Where it reports what it does. */
  readonly log: RunLog;
  /** Where what it finds comes from. Give it to whatever writes records. */
  readonly origin: Origin;
}

/** Outside of runs nobody reads the steps, so they are dropped. */
const silentLog: RunLog = { add: () => {}, progress: () => {}, keep: () => Promise.resolve() };

/** Calls services outside of runs. `sandbox`: whether the record that it is for came from there. */
export const callerFor = ({
  tenantId,
  id,
  sandbox = false,
}: {
  tenantId: string;
  id: string;
  sandbox?: boolean;
}): Caller => ({
  id,
  tenantId,
  signal: new AbortController().signal,
  log: silentLog,
  origin: { sandbox },
});

/** Where what a run finds comes from. */
export interface Origin {
  /** Whether the sandbox answered one of its calls. */
  sandbox: boolean;
  /** Whether it asked a real service, so that it may have cost something. */
  real?: boolean;
  /** The run, and the service that it called last. */
  readonly runId?: string;
  /** Where no run calls: the name under which the use is counted, such as 'assistant'. */
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

/** Marks a run whose call the sandbox answers, and what `writeSandboxMark` marks with it. */
export async function markSandbox(
  { db }: Pick<Context, 'db'>,
  { tenantId, id, origin }: MarkableRun,
  { serviceId, key }: { readonly serviceId: ServiceId; readonly key: string },
): Promise<void> {
  if (key !== 'sandbox') origin.remedy = { kind: 'connection', id: serviceId };
  if (origin.sandbox) return;
  origin.sandbox = true;
  await db.change(tenantId, (trx) => writeSandboxMark(trx, { tenantId, id }));
}

/**
 * Marks a run, and the record that was there before it under the same id, such as a research. The workflow of a step
 * is marked with it, since it then tells what came from the sandbox.
 */
export async function writeSandboxMark(
  trx: StoreWriter,
  { tenantId, id }: Pick<MarkableRun, 'tenantId' | 'id'>,
): Promise<void> {
  const run = await trx
    .selectFrom('executions')
    .select('workflowId')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  for (const table of ['executions', 'records'] as const)
    await trx
      .updateTable(table)
      .set({ sandbox: 1 })
      .where('tenantId', '=', tenantId)
      .where('id', 'in', [id, run?.workflowId ?? id])
      .where('sandbox', '=', 0)
      .execute();
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

/** One thing that a run did, as its program reports it. Holds no secret and no content of a message. */
export interface NewStep extends Partial<Omit<RunStep, 'at' | 'text' | 'kind'>> {
  readonly kind: 'call' | 'model' | 'decision' | 'write';
  readonly text: FactOrExternalText;
}

/** How far a run is. `of` only where the end can be counted. */
export interface Progress {
  readonly done?: number;
  readonly of?: number;
  /** What it does now. */
  readonly text: FactOrExternalText;
}

/** Where a run reports what it does. */
export interface RunLog {
  readonly add: (step: NewStep) => void;
  readonly progress: (progress: Progress) => void;
  /**
   * Writes a part of the result at once, in one transaction with the step that says so, so that it outlives whatever
   * becomes of the run. A step that only the write knows is asked for after it, and left out if it is undefined. Waits
   * for a database that is away, so `write` may be called more than once. Rejects if the run was cancelled or taken
   * over: then nothing is written.
   */
  readonly keep: (
    step: NewStep | (() => NewStep | undefined),
    write: (db: StoreWriter, at: string) => Promise<void>,
  ) => Promise<void>;
}
