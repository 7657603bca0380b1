import { addresses } from '@switchboard/api-contract/runs/addresses';
import { counted } from '@switchboard/api-contract/words/say';
import type { Cause, OpenItem } from '../Cause.ts';

/** Replies and proposals that wait for a member; those that go out by themselves do not. One for each agent. */
export const waitingProposals: Cause = async ({ db }, { tenantId, agents }) => {
  const rows = await db
    .selectFrom('acts')
    .innerJoin('records', (join) =>
      join.onRef('records.tenantId', '=', 'acts.tenantId').onRef('records.id', '=', 'acts.recordId'),
    )
    .select((eb) => [
      'acts.agentId',
      'records.collection',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('records.createdAt').as('since'),
      eb.fn.min('records.sandbox').as('sandbox'),
    ])
    .where('acts.tenantId', '=', tenantId)
    .where('acts.dueAt', 'is', null)
    .where('acts.leaseId', 'is', null)
    .where('records.collection', 'in', ['replies', 'proposals'])
    .groupBy(['acts.agentId', 'records.collection'])
    .execute();
  return rows.flatMap(({ agentId, collection, count, since, sandbox }): OpenItem[] => {
    const agent = agents.find(({ id }) => id === agentId);
    if (!agent) return [];
    const replies = collection === 'replies';
    const what = replies ? counted(count, 'reply', 'replies') : counted(count, 'proposal');
    return [
      {
        id: `${collection}.${agentId}`,
        kind: replies ? 'replies' : 'proposals',
        severity: 'info',
        text: `${what} ${count === 1 ? 'waits' : 'wait'} for you`,
        about: count === 1 ? agent.name : `${agent.name}, the oldest`,
        count,
        ...(since && { since }),
        ...(sandbox === 1 && { sandbox: true }),
        action: { label: replies ? 'Read the replies' : 'Read the proposals', to: addresses.agent(agentId) },
      },
    ];
  });
};
