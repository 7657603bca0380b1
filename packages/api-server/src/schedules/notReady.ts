import { findService } from '@switchboard/api-contract/catalogue';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../context.ts';
import type { AgentRow } from '../services/agents/agentRows.ts';
import { googleAccountOf, googleServices } from '../services/connections/googleAccountOf.ts';

/** Why a run of this agent by its schedule can't start now; undefined if it can. */
export async function notReady(
  context: Pick<Context, 'db' | 'vault'>,
  { tenantId, listType }: AgentRow,
  input: string | undefined,
): Promise<Fact | undefined> {
  if (listType === 'research' && input === undefined) return { kind: 'noQuestion', args: {} };
  if (listType === 'contacts' && !(await googleAccountOf(context, tenantId)))
    return { kind: 'connectAccount', args: { services: googleServices.map((id) => findService(id)?.name ?? id) } };
  return undefined;
}
