import { isAtWork } from '@switchboard/api-contract/runs/runStatus';
import type { execution } from '@switchboard/api-contract/agentDetail';
import { cut } from '@switchboard/api-contract/text';
import { serviceName } from '@switchboard/api-contract/catalogue';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import type { runSummary } from '@switchboard/api-contract/runs/run';
import type { Selectable } from 'kysely';
import type { InferInput } from 'valibot';
import { readStoredFact } from '../platform/store/storedFact.ts';
import type { StoreReader } from '../platform/store/Database.ts';
import type { ExecutionsTable } from './tables.ts';
import { fromNanos } from '../outside/metering/prices.ts';
import type { Remedy } from '../outside/RunFailure.ts';

export type RunRow = Selectable<ExecutionsTable>;

/** One run, as the API sends it in lists and on the pages of its agent. */
export type RunAnswer = InferInput<typeof runSummary>;

/** The longest answer of a model that lists and pages repeat; the run itself has all of it. */
const longestBrief = 300;
const brief = <T>(result: T | string): T | string => (typeof result === 'string' ? cut(result, longestBrief) : result);

/** A stored run in short, as in an agent's detail. Unknown values are left out. */
export function describeExecution(run: RunRow): InferInput<typeof execution> & { readonly id: string } {
  return {
    id: run.id,
    status: run.status,
    executionType: run.executionType,
    ...(run.startTime !== null && { startTime: run.startTime }),
    ...(run.endTime !== null && { endTime: run.endTime }),
    ...(run.durationMs !== null && { duration: run.durationMs }),
    ...(run.result !== null && { result: brief(readStoredFact(run.result)) }),
    ...(run.errorMessage !== null && { errorMessage: readStoredFact(run.errorMessage) }),
    ...(run.sandbox === 1 && { sandbox: true }),
  };
}

/** A stored run, as the API sends it. `queued`: the ids of its agent's queued runs, in order. */
export function describeRun(run: RunRow, queued: readonly string[] = []): RunAnswer {
  const place = queued.indexOf(run.id) + 1;
  return {
    ...describeExecution(run),
    agentId: run.agentId,
    queuedAt: run.queuedAt,
    attempts: run.attempts,
    ...(run.sample === 0 && { cost: costOf(run) }),
    ...(run.trigger !== null && { trigger: run.trigger }),
    ...(run.startedBy !== null && { startedBy: run.startedBy }),
    ...(run.endedBy !== null && { endedBy: run.endedBy }),
    ...(run.endedByName !== null && { endedByName: run.endedByName }),
    ...(run.notBefore !== null && { notBefore: run.notBefore }),
    ...(run.nextJson !== null && { next: describeRemedy(run.agentId, JSON.parse(run.nextJson) as Remedy) }),
    ...(isAtWork(run.status) && {
      ...(run.progressJson !== null && { progress: JSON.parse(run.progressJson) as RunAnswer['progress'] }),
      ...(run.cancelAskedAt !== null && { cancelling: true }),
    }),
    ...(run.status === 'queued' && place > 0 && { place }),
  };
}

/** What a run cost. Runs of earlier versions counted nothing: of those that asked a real service it is unknown. */
function costOf({ cost, currency, unpriced, costMonth, sandbox, realCalls }: RunRow): NonNullable<RunAnswer['cost']> {
  if (costMonth === null) return { unknown: realCalls === 1 };
  const isKnown = cost > 0 || (unpriced === 0 && sandbox === 0);
  return { ...(isKnown && currency && { amount: fromNanos(cost), currency }), unknown: unpriced === 1 };
}

/** The remedy for an agent's run, with its words and its address. */
export function describeRemedy(agentId: string, remedy: Remedy): NonNullable<RunAnswer['next']> {
  if (remedy.kind === 'retry') return { kind: 'retry', label: 'Retry' };
  if (remedy.kind === 'preview')
    return { kind: 'preview', label: 'Review changes', to: addresses.syncPreview(agentId) };
  if (remedy.kind === 'connection')
    return {
      kind: 'connection',
      label: `Set up ${serviceName(remedy.id)}`,
      to: addresses.setup(remedy.id),
    };
  if (remedy.kind === 'budget') return { kind: 'budget', label: 'Change the budget', to: addresses.budget };
  return {
    kind: remedy.kind,
    label: remedy.kind === 'limit' ? 'Change the limit' : 'Change the setting',
    to: addresses.setting(remedy.agentId ?? agentId, remedy.id),
  };
}

/** The ids of an agent's queued runs, the next one first. */
export async function readQueue(db: StoreReader, tenantId: string, agentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('executions')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('sample', '=', 0)
    .where('status', '=', 'queued')
    .orderBy('queuedAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The agent's runs of its own, the newest first. */
export const newestRuns = (db: StoreReader, tenantId: string, agentId: string) =>
  db
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('sample', '=', 0)
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc');

/** The agent's newest run of its own; undefined if it has had none. */
export async function readNewestRun(
  db: StoreReader,
  tenantId: string,
  agentId: string,
): Promise<RunAnswer | undefined> {
  const run = await newestRuns(db, tenantId, agentId).limit(1).executeTakeFirst();
  return run && describeRun(run, run.status === 'queued' ? await readQueue(db, tenantId, agentId) : []);
}
