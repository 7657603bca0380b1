import { randomUUID } from 'node:crypto';
import { takesInput } from '@switchboard/api-contract/agents';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../platform/Context.ts';
import { describeRun, readQueue, type RunAnswer } from './describeRun.ts';
import { plannerFor, refuseUnready } from './readiness.ts';
import type { Changing, Database } from '../platform/store/Database.ts';
import { findAgentRow, type AgentRow } from '../tenants/agentRows.ts';
import { Refusal } from '../platform/Refusal.ts';
import { addResearchTask } from '../programs/research/addResearchTask.ts';
import { addRun, refuseCrowd, type Beginning } from './addRun.ts';

/** What a run is asked for with. */
export interface Wish extends Beginning {
  /** The agent's id or slug. */
  readonly key: string;
  readonly input?: string | undefined;
  readonly retryOf?: string;
  /** The completed research whose sources this one sees as well. */
  readonly followUpOf?: string | undefined;
}

/**
 * Queues one run of an agent, even of a paused one: pausing only stops what an agent does on its own. Refuses a run
 * that lacks something (409 with what is missing), an input that is missing or not taken (422), and one run too many
 * (429).
 */
export async function startRun(context: Context, tenantId: string, wish: Wish): Promise<RunAnswer> {
  const { db, wake } = context;
  const agent = await findAgentRow(db, tenantId, wish.key);
  const input = checkInput(agent, wish.input);
  await refuseUnready(context, agent);
  if (agent.listType === 'orchestrator' && input !== undefined) await plannerFor(context, tenantId);
  const run = await db.change(tenantId, async (trx) => {
    await refuseCrowd(trx, agent);
    return addRunOf(context, trx, agent, { ...wish, input });
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

/** Adds the run of an agent, with the task of a research. */
function addRunOf(
  { clock }: Pick<Context, 'clock'>,
  trx: Changing,
  agent: AgentRow,
  { trigger, startedBy, input, retryOf, followUpOf }: Omit<Wish, 'key'>,
) {
  const at = clock().toISOString();
  const rest = {
    at,
    trigger,
    ...(startedBy !== undefined && { startedBy }),
    ...(retryOf !== undefined && { retryOf }),
  };
  return agent.listType === 'research' && input !== undefined
    ? addResearch(trx, agent, { ...rest, query: input, followUpOf })
    : addRun(trx, agent, {
        id: `run-${randomUUID()}`,
        ...rest,
        ...(input !== undefined && { input: { task: input } }),
      });
}

/** Adds a research: its task, and a run with the same id. */
async function addResearch(
  db: Pick<Database, 'selectFrom' | 'insertInto' | 'deleteFrom'>,
  agent: AgentRow,
  { query, followUpOf, ...rest }: Beginning & Research,
) {
  const id = `research-${randomUUID()}`;
  const following = followUpOf === undefined ? {} : { followUpOf };
  await addResearchTask(db, agent, { id, query, at: rest.at, ...following });
  return addRun(db, agent, { id, ...rest, input: { query, ...following } });
}

interface Research extends Pick<Wish, 'followUpOf' | 'retryOf'> {
  readonly at: string;
  readonly query: string;
}
