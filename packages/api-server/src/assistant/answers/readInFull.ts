import { run as runSchema, type RunDetail } from '@switchboard/api-contract/runs/run';
import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import { describeRecords, type AnyRecord } from '../../records/describeRecords.ts';
import { findCollection } from '../../records/findCollection.ts';
import { findRecord } from '../../records/records.ts';
import { missingRecord, type RecordKey } from '../../records/changeRecord.ts';
import { findRunOfDeletedAgent } from '../../runs/runsOfDeletedAgents.ts';
import { readRun } from '../../runs/readRun.ts';

/** The last steps are the ones told: they say how a run ended. */
const mostSteps = 25;

/** A run with its steps, its result and what can fix a failure of it. Refuses an unknown one (404). */
export async function readRunInFull(context: Context, tenantId: string, id: string): Promise<RunDetail> {
  return v.parse(
    runSchema,
    (await findRunOfDeletedAgent(context, tenantId, id)) ?? (await readRun(context.db, tenantId, id)),
  );
}

/** What a model is told of a run. */
export function describeRunInFull(run: RunDetail): object {
  const { agentName, executionType, errorMessage, startTime, endTime, queuedAt, steps, next, ...rest } = run;
  const { id, status, trigger, startedBy, input, result, cost, sandbox, retriedBy, endedByName } = rest;
  return {
    id,
    agent: agentName,
    type: executionType,
    status,
    queuedAt,
    startTime,
    endTime,
    trigger,
    startedBy,
    endedBy: endedByName,
    input,
    result,
    reason: errorMessage,
    mendedBy: next?.label,
    cost,
    sandbox,
    retriedBy,
    steps: steps?.items.slice(-mostSteps).map(({ at, text, failed }) => ({ at, text, failed })),
  };
}

/** A record with its agent. `one` is the word for one record of its collection, such as `lead`. */
export interface RecordInFull {
  readonly one: string;
  readonly agentId: string;
  readonly agent: string;
  readonly record: AnyRecord;
}

/** What a model is told of a record. */
export const describeRecordInFull = ({ one, agent, record }: RecordInFull): object => ({ kind: one, agent, ...record });

/** A record as its page shows it. Refuses an unknown one (404). */
export async function readRecordInFull(
  context: Context,
  tenantId: string,
  { recordId, ...collectionKey }: RecordKey,
): Promise<RecordInFull> {
  const found = await findCollection(context.db, tenantId, collectionKey);
  const stored = (await findRecord(context.db, found.place, recordId)) as unknown as AnyRecord | undefined;
  if (!stored) throw missingRecord(found, recordId);
  const [record = stored] = await describeRecords(context, context.db, found, [stored]);
  return { one: found.definition.one, agentId: found.agent.id, agent: found.agent.name, record };
}
