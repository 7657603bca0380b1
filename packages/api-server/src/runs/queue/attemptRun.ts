import { RunFailure } from '../../outside/RunFailure.ts';
import type { Context } from '../../platform/Context.ts';
import type { Program } from '../../tenants/Program.ts';
import type { Run } from '../Run.ts';
import { readSavedResult } from '../savedResult.ts';
import type { Claimed } from './claim.ts';
import { completedWith, type AttemptEnding } from './endAttempt.ts';
import { resultOfRunEndedByBudget } from './endedByBudget.ts';
import { reuseResult } from './reuseResult.ts';
import { runProgram } from './runProgram.ts';

const firstWaitMs = 2_000;
const longestWaitMs = 60_000;
/** The longest wait that a service may ask for. */
const longestRetryAfterMs = 600_000;

/** Why the signal of an attempt was aborted. */
export class BrokenOff extends Error {
  readonly why: 'late' | 'stopped' | 'taken' | 'cancelled';

  constructor(why: BrokenOff['why']) {
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
  const { signal } = attempt;
  try {
    const outcome = await untilAborted(begin(context, attempt), signal);
    if ('waiting' in outcome) return { kind: 'waiting', activity: outcome.activity, write: outcome.write };
    return completedWith(outcome);
  } catch (error) {
    const why = signal.reason instanceof BrokenOff ? signal.reason.why : undefined;
    if (why === 'stopped') return { kind: 'returned' };
    if (why === 'taken') return undefined;
    if (why === 'cancelled') return { kind: 'cancelled' };
    if (why === 'late') return outOfTime(context, attempt);
    if (!(error instanceof RunFailure)) throw error;
    // A run that a budget ended keeps what it has; any other is tried again, or has failed.
    const stopped = await resultOfRunEndedByBudget(context.db, attempt, error);
    return stopped ? completedWith(stopped) : failedTry(context, attempt, error);
  }
}

async function begin(context: Context, run: Run): ReturnType<Program['run']> {
  if (!run.configuration.enabled) throw new RunFailure({ kind: 'agentOff', args: { agent: run.agent.name } });
  return runProgram(
    context,
    run,
    async () => (await reuseResult(context, run)) ?? context.programOf(run.agent.listType).run(context, run),
  );
}

/** A run whose time is up has failed, unless what it found was only to be sent on. */
async function outOfTime(context: Context, attempt: Attempt): Promise<AttemptEnding> {
  // Asked at once: a request that is broken off waits for nobody any more.
  const { waitsFor: service } = attempt.origin;
  const args = { seconds: attempt.timeoutMs / 1_000, ...(service !== undefined && { service }) };
  const kept = await readSavedResult(context.db, attempt);
  if (!kept) return failedTry(context, attempt, new RunFailure({ kind: 'runTooLong', args }, { again: true }));
  attempt.log.add({ kind: 'decision', text: { kind: 'sendingTakesLong', args: {} }, failed: true });
  return completedWith(kept);
}

function failedTry(
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
