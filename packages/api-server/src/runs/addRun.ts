import { randomUUID } from 'node:crypto';
import { agents } from '@switchboard/api-contract/agents/all';
import { agentTable } from '@switchboard/api-contract/agentTable';
import { taskPriorities, type TaskPriority } from '@switchboard/api-contract/agents/orchestrator';
import { openStatuses } from '@switchboard/api-contract/runs/runStatus';
import { limits } from '@switchboard/api-contract/limits';
import type { AuditKind } from '@switchboard/api-contract/audit';
import type { RunTrigger } from '@switchboard/api-contract/runs/run';
import type { Selectable } from 'kysely';
import { currentActor, type Member } from '../platform/actor.ts';
import { changeOf, writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import type { Database, StoreWriter, StoreReader } from '../platform/store/Database.ts';
import type { ExecutionsTable } from './tables.ts';
import type { AgentRow } from '../tenants/agentRows.ts';
import { Refusal } from '../platform/Refusal.ts';
import type { RunInput } from './RunInput.ts';

/** The kind of run that an agent makes. */
export const executionTypeOf = ({ listType }: Pick<AgentRow, 'listType'>): string => {
  const entry = agentTable.find((agent) => agent.listType === listType);
  return entry ? agents[entry.slug].runType : 'run';
};

/** Who or what begins a run, and the name of the member, the key or the workflow. */
export interface RunStart {
  readonly trigger: RunTrigger;
  readonly startedBy?: string;
}

/** How a run begins that a caller asks for: a key is told of itself, also where it retries one. */
export const startOf = (
  { name, key }: Pick<Member, 'name' | 'key'>,
  trigger: 'member' | 'retry' = 'member',
): RunStart => (key ? { trigger: 'key', startedBy: key.name } : { trigger, startedBy: name });

interface NewRun extends RunStart {
  /** By default a new one. */
  readonly id?: string;
  readonly at: string;
  readonly input?: RunInput;
  readonly workflowId?: string;
  readonly priority?: TaskPriority | undefined;
  /** The run that it is the retry of. */
  readonly retryOf?: string;
}

declare module '../tenants/Program.ts' {
  interface Program {
    /** The kind of the audit line when one of its runs is started; by default `run.started`. */
    readonly started?: AuditKind;
    /** What it writes as one of its runs is queued, in the same transaction. */
    readonly begin?: (
      db: StoreWriter,
      agent: AgentRow,
      run: { readonly id: string; readonly at: string; readonly input: RunInput },
    ) => Promise<void>;
  }
}

/** Queues a run of an agent. Wake the jobs after the transaction. */
export async function addRun(
  { programOf }: Pick<Context, 'programOf'>,
  db: StoreWriter,
  agent: AgentRow,
  { id = `run-${randomUUID()}`, at, trigger, startedBy, input = {}, workflowId, priority = 'medium', retryOf }: NewRun,
): Promise<Selectable<ExecutionsTable>> {
  const { begin, started = 'run.started' } = programOf(agent.listType);
  await begin?.(db, agent, { id, at, input });
  // The steps of a workflow are started by what started that.
  if (trigger !== 'workflow') await auditStart(db, agent, { id, at, input, started, workflowId, retryOf });
  return db
    .insertInto('executions')
    .values({
      id,
      tenantId: agent.tenantId,
      agentId: agent.id,
      status: 'queued',
      executionType: executionTypeOf(agent),
      queuedAt: at,
      startTime: null,
      endTime: null,
      durationMs: null,
      result: null,
      errorMessage: null,
      sample: 0,
      inputJson: JSON.stringify(input),
      workflowId: workflowId ?? null,
      priority: taskPriorities.indexOf(priority),
      trigger,
      startedBy: startedBy ?? null,
      startedById: currentActor()?.by?.id ?? null,
      retryOf: retryOf ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface StartedRun {
  readonly id: string;
  readonly at: string;
  readonly input: RunInput;
  readonly started: AuditKind;
  readonly workflowId: string | undefined;
  readonly retryOf: string | undefined;
}

/** Writes the audit line of a started run, with its input. */
async function auditStart(
  db: Pick<Database, 'insertInto'>,
  { tenantId, id: agentId, name: target }: Pick<AgentRow, 'tenantId' | 'id' | 'name'>,
  { id: runId, at, input, started, workflowId, retryOf }: StartedRun,
): Promise<void> {
  const subject = workflowId === undefined ? 'run' : 'workflow';
  const startKind = subject === 'workflow' ? 'workflow.added' : started;
  const kind = retryOf === undefined ? startKind : (`${subject}.retried` as const);
  const changes = changeOf('input', undefined, input.task);
  await writeAudit(db, { tenantId, kind, at, target, agentId, runId, changes });
}

/** The retry of a run that has not ended yet, if there is one: two who retry at the same moment get the same. */
export const findOpenRetry = (
  db: StoreReader,
  tenantId: string,
  retryOf: string,
): Promise<Selectable<ExecutionsTable> | undefined> =>
  db
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('retryOf', '=', retryOf)
    .where('status', 'in', openStatuses)
    .limit(1)
    .executeTakeFirst();

/** Refuses a run of an agent that has too many open ones. */
export async function refuseTooManyRuns(db: StoreReader, agent: AgentRow): Promise<void> {
  const open = await db
    .selectFrom('executions')
    .select((eb) => eb.fn.countAll<number>().as('runs'))
    .where('tenantId', '=', agent.tenantId)
    .where('agentId', '=', agent.id)
    .where('sample', '=', 0)
    .where('status', 'in', openStatuses)
    .executeTakeFirst();
  if ((open?.runs ?? 0) >= limits.runs.open)
    throw new Refusal(
      'limited',
      `${agent.name} has ${limits.runs.open} runs waiting. Try again when some of them have finished.`,
      { retryAfter: 60 },
    );
}
