import type { Run, RunResult } from '../Run.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import type { Program } from '../../tenants/Program.ts';
import type { Context } from '../../platform/Context.ts';
import type { Remedy } from '../../outside/Remedy.ts';
import { saveResult, readSavedResult } from '../savedResult.ts';

/**
 * Does the work of a run, and then what others do with what it found. What the work came to is kept first: whatever
 * becomes of the rest is told by a step and changes no result, and an attempt that is interrupted there goes on there.
 */
export async function runProgram(
  context: Context,
  run: Run,
  work: () => ReturnType<Program['run']>,
): ReturnType<Program['run']> {
  const following = context.runFollowers.flatMap(({ after }) => after?.(context, run) ?? []);
  if (following.length === 0) return work();
  const follow = async (): Promise<Remedy | undefined> => {
    let next: Remedy | undefined;
    for (const one of following) {
      const remedy = await one();
      next ??= remedy;
    }
    return next;
  };
  const after = async (outcome: RunResult): Promise<RunResult> => {
    const next = await follow();
    return { ...outcome, ...(next && !outcome.next && { next }) };
  };
  const kept = await readSavedResult(context.db, run);
  if (kept) return after(kept);
  const outcome = await work().catch(async (error: unknown) => {
    // What it had found before it failed is stored.
    if (error instanceof RunFailure && !run.signal.aborted) await follow();
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
  return after(rest);
}
