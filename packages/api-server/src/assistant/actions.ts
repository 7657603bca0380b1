import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import { agentOrders, carriedOut } from '@switchboard/api-contract/orders/agentOrder';
import * as v from 'valibot';
import { actAs, whoActs } from '../platform/acting.ts';
import type { Context } from '../platform/Context.ts';
import { actOnAgent } from '../agents/actOnAgent.ts';
import { entryOf } from '../tenants/agentKey.ts';
import type { Member } from '../platform/Member.ts';
import { Refusal } from '../platform/Refusal.ts';
import { startRun } from '../runs/startRun.ts';
import { listed, sentence } from './words.ts';

/** Something that the assistant may do once the member has said yes. `agentName` is only for wording. */
const action = v.variant('kind', [
  v.object({ kind: v.picklist(agentOrders), agentId: v.string(), agentName: v.string() }),
  v.object({ kind: v.literal('research'), query: v.string() }),
]);
export type Action = v.InferOutput<typeof action>;

/** The most actions that one question may ask about. */
export const mostActions = 10;

/** Reads stored actions. Throws for anything else. */
export function parseActions(json: string): Action[] {
  return v.parse(v.array(action), JSON.parse(json));
}

/** The question that the member confirms with yes. It names everything that would be done. */
export function questionFor(actions: readonly Action[]): string {
  const isAlike = new Set(actions.map(({ kind }) => kind)).size === 1;
  const parts = actions.map((item, index) =>
    item.kind === 'research'
      ? `start a research on “${item.query}”`
      : // 'stop A and B' rather than 'stop A and stop B', where all of them are alike.
        isAlike && index > 0
        ? item.agentName
        : `${item.kind} ${item.agentName}`,
  );
  return `Shall I ${listed(parts)}? Answer yes to go on.`;
}

/** Slugs of those of the seven agents that the actions concern. */
export function agentsOf(actions: readonly Action[]): readonly AgentSlug[] {
  return [
    ...new Set(
      actions.flatMap((item) => (item.kind === 'research' ? 'research' : (entryOf(item.agentId)?.slug ?? []))),
    ),
  ];
}

/**
 * Carries out one action in the member's name and returns the sentence to answer. A refusal is answered in the
 * service's words.
 */
export const carryOut = (
  context: Context,
  member: Pick<Member, 'tenantId' | 'userId' | 'name'>,
  item: Action,
): Promise<string> =>
  actAs({ by: { type: 'assistant', id: member.userId, name: member.name }, address: whoActs()?.address }, () =>
    act(context, member, item),
  );

async function act(
  context: Context,
  { tenantId, name }: Pick<Member, 'tenantId' | 'name'>,
  item: Action,
): Promise<string> {
  try {
    if (item.kind === 'research') {
      await startRun(context, tenantId, { key: 'research', input: item.query, trigger: 'assistant', startedBy: name });
      return 'The research has started; its page shows what it finds.';
    }
    if (item.kind === 'run')
      await startRun(context, tenantId, { key: item.agentId, trigger: 'assistant', startedBy: name });
    else await actOnAgent(context, tenantId, item.agentId, item.kind, name);
    return carriedOut[item.kind](item.agentName);
  } catch (error) {
    if (error instanceof Refusal) return sentence(error.message);
    throw error;
  }
}
