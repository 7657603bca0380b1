import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import { RunFailure } from '../outside/RunFailure.ts';
import type { Context } from '../platform/Context.ts';
import type { AgentRow } from '../tenants/agentRows.ts';
import type { NewAct, Performed } from './Act.ts';
import { callerFor } from '../outside/Caller.ts';

/** What came of doing something. */
export type Outcome =
  | ({ readonly state: 'done' } & Performed)
  | { readonly state: 'failed'; readonly outcome: FactOrExternalText };

/** Does something that this server has leased. Services refuse as they do runs. */
export async function performAct(
  context: Context,
  {
    agent,
    recordId,
    act: { kind, args },
    sandbox,
  }: { agent: AgentRow; recordId: string; act: NewAct; sandbox: boolean },
): Promise<Outcome> {
  const { tenantId } = agent;
  const known = context.programOf(agent.listType).acts?.find((act) => act.kind === kind);
  if (!known) return { state: 'failed', outcome: { kind: 'actUnknown', args: {} } };
  const remember = async (progress: unknown): Promise<void> => {
    await context.db
      .updateTable('acts')
      .set({ argsJson: JSON.stringify(progress) })
      .where('tenantId', '=', tenantId)
      .where('recordId', '=', recordId)
      .execute();
  };
  const caller = callerFor({ tenantId, id: recordId, sandbox });
  try {
    return { state: 'done', ...(await known.perform(context, { agent, recordId, args, caller, sandbox, remember })) };
  } catch (error) {
    if (error instanceof RunFailure) return { state: 'failed', outcome: error.reason };
    throw error;
  }
}
