import { limits } from '@switchboard/api-contract/limits';
import { needsOfRun } from '@switchboard/api-contract/runs/missingOf';
import { hourMs } from '@switchboard/api-contract/time';
import { RunFailure, type Remedy } from '../../outside/RunFailure.ts';
import type { Context } from '../../platform/Context.ts';
import type { Program } from '../../tenants/Program.ts';
import type { Run, RunResult } from '../Run.ts';
import { readSavedResult, saveResult } from '../savedResult.ts';
import type { Claimed } from './claim.ts';
import { completedEnding, type AttemptEnding } from './endAttempt.ts';
import { resultOfRunEndedByBudget } from './endedByBudget.ts';
import { writeSandboxMark } from '../../outside/Caller.ts';
import { credentialsOf } from '../../outside/credentials/credentials.ts';
import { deleteRecords } from '../../records/records.ts';
import { DatabaseUnavailableError } from '../../platform/store/Database.ts';
import { readStoredFact } from '../../platform/store/storedFact.ts';
import { findOrchestrator } from '../../tenants/agentRows.ts';
import { queueSettings } from './queueOrder.ts';

/**
 * With resource optimization, the result of a completed run of the same agent with the same input and configuration,
 * in place of what a workflow's step would do once more; undefined if there is none, or for other runs. A result
 * of the sandbox never replaces a real one, nor a real one that of the sandbox.
 */
async function reuseResult(context: Context, run: Run): Promise<RunResult | undefined> {
  const { db, clock } = context;
  const { id, tenantId, agent, workflowId, log } = run;
  if (workflowId === undefined || workflowId === id) return undefined;
  if (!queueSettings(await findOrchestrator(db, tenantId)).resourceOptimization) return undefined;
  const own = await db
    .selectFrom('executions')
    .select(['inputJson', 'configurationJson'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const same = await db
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agent.id)
    .where('status', '=', 'completed')
    .where('sample', '=', 0)
    .where('sandbox', '=', (await isInSandbox(context, run)) ? 1 : 0)
    .where('endedBy', 'is', null)
    .where('inputJson', '=', own.inputJson)
    .where('configurationJson', '=', own.configurationJson)
    .where('endTime', '>=', new Date(clock().getTime() - limits.workflow.sameForHours * hourMs).toISOString())
    .orderBy('endTime', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!same?.result) return undefined;
  const before = readStoredFact(same.result);
  // If that result was itself taken over, name the run that it is from.
  const [source, result] =
    typeof before === 'object' && before.kind === 'resultTakenOver'
      ? [String(before.args['run']), before.args['result']]
      : [same.id, before];
  run.origin.sandbox = same.sandbox === 1;
  log.add({ kind: 'decision', text: { kind: 'resultReused', args: { run: source } } });
  return {
    result: { kind: 'resultTakenOver', args: { result: result as typeof before, run: source } },
    write: async (trx) => {
      // The research of the other run is the one that is shown.
      await deleteRecords(trx, { tenantId, agentId: agent.id, collection: 'tasks' }, [id]);
      if (run.origin.sandbox) await writeSandboxMark(trx, run);
    },
  };
}

/** Whether the sandbox would answer one of the services that this run needs. */
async function isInSandbox(
  { db, vault, sandboxes }: Context,
  { tenantId, agent, configuration }: Run,
): Promise<boolean> {
  for (const serviceId of new Set(
    needsOfRun(agent.listType, configuration.customSettings).flatMap(({ services }) => services),
  )) {
    const credentials = await credentialsOf({ db, vault }, tenantId, serviceId);
    if (credentials && sandboxes.keyOf({ tenantId, serviceId, credentials }) !== undefined) return true;
  }
  return false;
}

/**
 * Runs the program, and then the follow-ups of others, such as sending new records on. The program's result is saved
 * before these: a follow-up that fails is told by a step and leaves the result as it is, and an attempt that is
 * interrupted there continues there.
 */
async function runProgram(
  context: Context,
  run: Run,
  work: () => ReturnType<Program['run']>,
): ReturnType<Program['run']> {
  const followUpTasks = context.runFollowers.flatMap(({ followUps }) => followUps?.(context, run) ?? []);
  if (followUpTasks.length === 0) return work();
  const followUp = async (): Promise<Remedy | undefined> => {
    let next: Remedy | undefined;
    for (const one of followUpTasks) {
      const remedy = await one();
      next ??= remedy;
    }
    return next;
  };
  const withFollowUps = async (outcome: RunResult): Promise<RunResult> => {
    const next = await followUp();
    return { ...outcome, ...(next && !outcome.next && { next }) };
  };
  const saved = await readSavedResult(context.db, run);
  if (saved) return withFollowUps(saved);
  const outcome = await work().catch(async (error: unknown) => {
    // The records that the program found before it failed are stored, and can be sent on.
    if (error instanceof RunFailure && !run.signal.aborted) await followUp();
    throw error;
  });
  if ('waiting' in outcome) return outcome;
  const { write, writtenStep, ...rest } = outcome;
  await run.log.keep(
    () => writtenStep,
    async (db, at) => {
      await write?.(db, at);
      await saveResult(db, run, rest);
    },
  );
  return withFollowUps(rest);
}

const firstWaitMs = 2_000;
const longestWaitMs = 60_000;
/** The longest wait that a service may ask for. */
const longestRetryAfterMs = 600_000;

/** Why the signal of an attempt was aborted. */
export class AttemptAborted extends Error {
  readonly why: 'late' | 'stopped' | 'taken' | 'cancelled';

  constructor(why: AttemptAborted['why']) {
    super(why);
    this.why = why;
  }
}

type Attempt = Claimed & Run;

/**
 * Works on a run once. Returns how that ended; undefined if another worker holds the run by now. Throws whatever is no
 * RunFailure.
 */
export async function attemptRun(context: Context, attempt: Attempt): Promise<AttemptEnding | undefined> {
  try {
    const outcome = await untilAborted(startWork(context, attempt), attempt.signal);
    if ('waiting' in outcome) return { kind: 'waiting', activity: outcome.activity, write: outcome.write };
    return completedEnding(outcome);
  } catch (error) {
    return endInterrupted(context, attempt, error).catch((fault: unknown) => {
      if (!(fault instanceof DatabaseUnavailableError)) throw fault;
      return retryOrFail(context, attempt, new RunFailure({ kind: 'databaseAway', args: {} }, { again: true }));
    });
  }
}

/** How an attempt ends that was aborted, or threw an error; throws it if it is no RunFailure. */
async function endInterrupted(context: Context, attempt: Attempt, error: unknown): Promise<AttemptEnding | undefined> {
  const { signal } = attempt;
  const why = signal.reason instanceof AttemptAborted ? signal.reason.why : undefined;
  if (why === 'stopped') return { kind: 'returned' };
  if (why === 'taken') return undefined;
  if (why === 'cancelled') return { kind: 'cancelled' };
  if (why === 'late') return endLateAttempt(context, attempt);
  if (!(error instanceof RunFailure)) throw error;
  // A run that a budget ended keeps what it has; any other is tried again, or has failed.
  const stopped = await resultOfRunEndedByBudget(context.db, attempt, error);
  return stopped ? completedEnding(stopped) : retryOrFail(context, attempt, error);
}

async function startWork(context: Context, run: Run): ReturnType<Program['run']> {
  if (!run.configuration.enabled) throw new RunFailure({ kind: 'agentOff', args: { agent: run.agent.name } });
  return runProgram(
    context,
    run,
    async () => (await reuseResult(context, run)) ?? context.programOf(run.agent.listType).run(context, run),
  );
}

/** A run whose time is up has failed, unless its program is done and only follow-ups are left. */
async function endLateAttempt(context: Context, attempt: Attempt): Promise<AttemptEnding> {
  // Read first: an aborted request soon waits for no service any more.
  const { waitsFor: service } = attempt.origin;
  const args = { seconds: attempt.timeoutMs / 1_000, ...(service !== undefined && { service }) };
  const saved = await readSavedResult(context.db, attempt);
  if (!saved) return retryOrFail(context, attempt, new RunFailure({ kind: 'runTooLong', args }, { again: true }));
  attempt.log.add({ kind: 'decision', text: { kind: 'sendingTakesLong', args: {} }, failed: true });
  return completedEnding(saved);
}

function retryOrFail(
  { clock }: Context,
  { attempt, retries, origin }: Attempt,
  { reason, next, endedBy, again, retryAfter }: RunFailure,
): AttemptEnding {
  if (!again || attempt > retries) return { kind: 'failed', reason, next: origin.remedy ?? next, endedBy };
  const waitMs = Math.max(
    Math.min(firstWaitMs * 3 ** (attempt - 1), longestWaitMs),
    Math.min(retryAfter * 1_000, longestRetryAfterMs),
  );
  return { kind: 'again', reason, notBefore: new Date(clock().getTime() + waitMs) };
}

/** The work's outcome, or the signal's reason as soon as it is aborted, even if the work continues. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
