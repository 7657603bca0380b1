import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import { RunFailure } from '../outside/RunFailure.ts';
import type { Context } from '../platform/Context.ts';
import type { AgentRow } from '../tenants/agentRows.ts';
import type { StoredAction, OutboundResult } from './OutboundAction.ts';
import { callerFor } from '../outside/Caller.ts';

/** What came of doing something. */
export type OutboundOutcome =
  | ({ readonly state: 'done' } & OutboundResult)
  | { readonly state: 'failed'; readonly outcome: FactOrExternalText };

/** Does something that this server has leased. Services refuse as they do runs. */
export async function carryOutAction(
  context: Context,
  {
    agent,
    recordId,
    action: { kind, args },
    sandbox,
  }: { agent: AgentRow; recordId: string; action: StoredAction; sandbox: boolean },
): Promise<OutboundOutcome> {
  const { tenantId } = agent;
  const known = context.programOf(agent.listType).outboundActions?.find((action) => action.kind === kind);
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
    return { state: 'done', ...(await known.carryOut(context, { agent, recordId, args, caller, sandbox, remember })) };
  } catch (error) {
    if (error instanceof RunFailure) return { state: 'failed', outcome: error.reason };
    throw error;
  }
}
