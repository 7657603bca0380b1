import type { ContactsInput, ContactsStatus } from '@switchboard/api-contract/agents/contacts';
import { limits } from '@switchboard/api-contract/limits';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { counted } from '@switchboard/api-contract/words/say';
import type { ReadPageInput } from '../../agents/pages/readAgentPage.ts';
import { googleAccountOf } from '../../outside/credentials/credentials.ts';
import { latestMoment, readCompleted } from '../../runs/runTotals.ts';
import type { Program } from '../../tenants/Program.ts';
import { asksToRead } from '../../workflows/taskRules.ts';
import { readAsInstruction } from '../../workflows/readTask.ts';
import { findPairs } from './findPairs.ts';
import { contactsRoutes } from './routes.ts';
import { runContacts } from './runContacts.ts';
import { readPreviewSummary } from './syncPreviews.ts';
import type { Cause, OpenItem } from '../../attention/Cause.ts';

/** Syncs of contacts that change nothing before a member has seen what. */
const syncPreviews: Cause = async ({ db }, { tenantId, agents }) => {
  const rows = await db
    .selectFrom('syncPreviews')
    .select(['agentId', 'at', 'sandbox', 'countsJson'])
    .where('tenantId', '=', tenantId)
    .execute();
  return rows.flatMap(({ agentId, at, sandbox, countsJson }): OpenItem[] => {
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

/** Contacts that may be the same person. */
const duplicates: Cause = async ({ db }, { tenantId, agents }) => {
  const found: OpenItem[] = [];
  for (const { id: agentId, listType, name } of agents) {
    if (listType !== 'contacts') continue;
    const count = (await findPairs(db, { tenantId, agentId })).length;
    if (count === 0) continue;
    const many = count >= limits.contacts.pairs ? `${count} pairs or more` : counted(count, 'pair');
    found.push({
      id: `duplicates.${agentId}`,
      kind: 'duplicates',
      severity: 'info',
      text: `${many} of contacts may be duplicates`,
      about: name,
      count,
      action: { label: 'Review duplicates', to: addresses.duplicates(agentId) },
    });
  }
  return found;
};

/** The account counts as connected if a Google service has a refresh token. */
const pageInput: ReadPageInput<ContactsInput> = async (context, { tenantId, id }) => ({
  connected: (await googleAccountOf(context, tenantId)) !== undefined,
  lastSyncTime: latestMoment(await readCompleted(context.db, { tenantId, id })),
  preview: await readPreviewSummary(context.db, { tenantId, agentId: id }),
  duplicates: (await findPairs(context.db, { tenantId, agentId: id })).length,
});

const readsContacts = asksToRead('contacts?|address book|people');

export const contacts: Program = {
  run: runContacts,
  routes: contactsRoutes,
  pageInput,
  causes: [syncPreviews, duplicates],
  readTask: readAsInstruction('contacts', (task) => (readsContacts(task) ? 'read' : undefined)),
  forgetSandbox: async (trx, tenantId) => {
    for (const table of ['syncPreviews', 'contactMarks'] as const)
      await trx.deleteFrom(table).where('tenantId', '=', tenantId).where('sandbox', '=', 1).execute();
  },
};
