import { takesInput } from '@switchboard/api-contract/agents';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../platform/Context.ts';
import { describeRun, readQueue, type RunAnswer } from './describeRun.ts';
import { refuseUnready } from './readiness.ts';
import { findAgentRow, type AgentRow } from '../tenants/agentRows.ts';
import { markUnchanged } from '../platform/actor.ts';
import { Refusal } from '../platform/Refusal.ts';
import { addRun, findOpenRetry, refuseTooManyRuns, type RunStart } from './addRun.ts';

/** A request to start a run. */
export interface RunRequest extends RunStart {
  /** The agent's id or slug. */
  readonly key: string;
  readonly input?: string | undefined;
  readonly retryOf?: string;
  /** The completed research whose sources this one sees as well. */
  readonly followUpOf?: string | undefined;
}

declare module '../tenants/Program.ts' {
  interface Program {
    /** Refuses a run that lacks something for what it is asked, besides what every run of the agent needs. */
    readonly check?: (context: Context, tenantId: string, input: string | undefined) => Promise<void>;
  }
}

/**
 * Queues one run of an agent, even of a paused one: pausing only stops what an agent does on its own. Of a run that is
 * being retried already, returns that retry. Refuses a run
 * that lacks something (409 with what is missing), an input that is missing or not taken (422), and one run too many
 * (429).
 */
export async function startRun(
  context: Context,
  tenantId: string,
  { key, input: given, followUpOf, ...start }: RunRequest,
): Promise<RunAnswer> {
  const { db, clock, wake } = context;
  const agent = await findAgentRow(db, tenantId, key);
  const input = checkInput(agent, given);
  await refuseUnready(context, agent);
  await context.programOf(agent.listType).check?.(context, tenantId, input);
  const run = await db.change(tenantId, async (trx) => {
    const already = start.retryOf === undefined ? undefined : await findOpenRetry(trx, tenantId, start.retryOf);
    if (already) {
      markUnchanged();
      return already;
    }
    await refuseTooManyRuns(trx, agent);
    return addRun(context, trx, agent, {
      at: clock().toISOString(),
      ...(input !== undefined && { input: { task: input, ...(followUpOf !== undefined && { followUpOf }) } }),
      ...start,
    });
  });
  wake();
  return describeRun(run, await readQueue(db, tenantId, agent.id));
}

function checkInput({ name, listType }: AgentRow, input = ''): string | undefined {
  const taken = takesInput.includes(listType);
  if (taken && input === '' && listType !== 'orchestrator') refuseInput(wordsOf({ kind: 'inputMissing', args: {} }));
  if (!taken && input !== '') refuseInput(wordsOf({ kind: 'inputNotTaken', args: { agent: name } }));
  return input || undefined;
}

function refuseInput(problem: string): never {
  throw new Refusal('invalid', problem, { fields: { input: problem } });
}
