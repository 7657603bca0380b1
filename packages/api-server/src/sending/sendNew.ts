import { newSentTo, sentCollectionFor } from '@switchboard/api-contract/agents/newSentTo';
import type { SendService } from '@switchboard/api-contract/records/send';
import { RunFailure, type Program, type Run, type RunResult } from '../runs/Program.ts';
import type { Context } from '../platform/Context.ts';
import { keepOutcome, readOutcome } from '../runs/keptOutcome.ts';
import type { Remedy } from '../outside/Remedy.ts';
import type { NewStep } from '../outside/RunLog.ts';
import { sendWaiting } from './sendWaiting.ts';

/** Where a run sends what it finds for the first time. */
export const newSentBy = ({ agent, configuration }: Pick<Run, 'agent' | 'configuration'>): readonly SendService[] =>
  newSentTo(agent.listType, configuration.customSettings);

/** The step of a run whose time was up while it sent. */
export const outOfTime: NewStep = {
  kind: 'decision',
  text: { kind: 'sendingTakesLong', args: {} },
  failed: true,
};

/**
 * Does the work of a run, and then sends the records that it found for the first time, with those that earlier runs
 * could not send, where the configuration says so. What the work came to is kept first: whatever becomes of the
 * sending is told by a step and changes no result, and an attempt that is interrupted there goes on there.
 */
export async function andSendNew(context: Context, run: Run, work: () => ReturnType<Program>): ReturnType<Program> {
  const services = newSentBy(run);
  const collection = sentCollectionFor(run.agent.listType);
  if (services.length === 0 || !collection) return work();
  const send = async (): Promise<Remedy | undefined> => {
    let next: Remedy | undefined;
    for (const service of services) {
      const remedy = await sendWaiting(context, run, { agent: run.agent, collection, service });
      next ??= remedy;
    }
    return next;
  };
  const after = async (outcome: RunResult): Promise<RunResult> => {
    const next = await send();
    return { ...outcome, ...(next && !outcome.next && { next }) };
  };
  const kept = await readOutcome(context.db, run);
  if (kept) return after(kept);
  const outcome = await work().catch(async (error: unknown) => {
    // What it had found before it failed is stored.
    if (error instanceof RunFailure && !run.signal.aborted) await send();
    throw error;
  });
  if ('waiting' in outcome) return outcome;
  const { write, wrote, ...rest } = outcome;
  await run.log.keep(
    () => wrote,
    async (db, at) => {
      await write?.(db, at);
      await keepOutcome(db, run, rest);
    },
  );
  return after(rest);
}
