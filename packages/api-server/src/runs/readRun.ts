import { agentConfiguration } from '@switchboard/api-contract/agentDetail';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import * as v from 'valibot';
import { readInput } from './RunInput.ts';
import type { StoreReader } from '../platform/store/Database.ts';
import { readStoredFact } from '../platform/store/storedFact.ts';
import { describeRun, readQueue, type RunRow } from './describeRun.ts';
import { readSteps } from './runSteps.ts';
import { mayUseAgent, type Member } from '../platform/actor.ts';
import { Refusal } from '../platform/Refusal.ts';

/** The tenant's run with this id. Refuses unknown runs and those of other tenants in the same words. */
export async function findRun(db: StoreReader, tenantId: string, id: string): Promise<RunRow> {
  const row = await db
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw runMissing();
  return row;
}

const runMissing = () => new Refusal('missing', 'There is no run with this id');

/** Refuses the run of an agent that the caller may not use, in the words for an unknown one. */
export function refuseOtherAgents(
  member: Pick<Member, 'key'>,
  { agentId = '' }: { readonly agentId?: string | null | undefined },
): void {
  if (!mayUseAgent(member, agentId ?? '')) throw runMissing();
}

/** One run in full: what it was asked, the configuration that it had, and what it did. */
export async function readRun(db: StoreReader, tenantId: string, id: string): Promise<AnswerOf<typeof endpoints.run>> {
  const run = await findRun(db, tenantId, id);
  const agent = await db
    .selectFrom('agents')
    .select('name')
    .where('tenantId', '=', tenantId)
    .where('id', '=', run.agentId)
    .executeTakeFirst();
  const retry = await db
    .selectFrom('executions')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('retryOf', '=', id)
    .orderBy('queuedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const steps = await readSteps(db, run);
  const { task: input } = readInput(run.inputJson);
  return {
    ...describeRun(run, await readQueue(db, tenantId, run.agentId)),
    ...(run.result !== null && { result: readStoredFact(run.result) }),
    ...(agent && { agentName: agent.name }),
    ...(input !== undefined && { input }),
    ...(run.configurationJson !== null && {
      configuration: v.parse(agentConfiguration, JSON.parse(run.configurationJson)),
    }),
    steps,
    stepsLeftOut: Math.max(0, run.steps - steps.length),
    ...(run.steps > 0 && steps.length === 0 && { stepsGone: true }),
    ...(run.retryOf !== null && { retryOf: run.retryOf }),
    ...(retry && { retriedBy: retry.id }),
  };
}
