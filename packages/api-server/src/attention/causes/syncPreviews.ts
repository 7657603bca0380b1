import type { ContactsStatus } from '@switchboard/api-contract/agents/contacts';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { counted } from '@switchboard/api-contract/words/say';
import type { Cause, Finding } from '../Cause.ts';

/** Syncs of contacts that change nothing before a member has seen what. */
export const syncPreviews: Cause = async ({ db }, { tenantId, agents }) => {
  const rows = await db
    .selectFrom('syncPreviews')
    .select(['agentId', 'at', 'sandbox', 'countsJson'])
    .where('tenantId', '=', tenantId)
    .execute();
  return rows.flatMap(({ agentId, at, sandbox, countsJson }): Finding[] => {
    const agent = agents.find(({ id }) => id === agentId);
    if (!agent) return [];
    const { added, changed, removed } = JSON.parse(countsJson) as NonNullable<ContactsStatus['preview']>['counts'];
    return [
      {
        id: `sync.${agentId}`,
        kind: 'sync',
        severity: 'info',
        text: `A sync by ${agent.name} waits for you`,
        about: `${counted(added, 'contact')} to add, ${changed} to change, ${removed} to remove`,
        since: at,
        ...(sandbox === 1 && { sandbox: true }),
        action: { label: 'Review changes', to: addresses.syncPreview(agentId) },
      },
    ];
  });
};
