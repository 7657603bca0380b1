import type { ContactsInput } from '@switchboard/api-contract/agents/contacts';
import type { ReadInput } from '../../agents/pages/readAgentPage.ts';
import { googleAccountOf } from '../../outside/credentials/googleAccountOf.ts';
import { latestOf, readCompleted } from '../../runs/runTotals.ts';
import type { Program } from '../../tenants/Program.ts';
import { taskReads } from '../../workflows/taskReads.ts';
import { asInstruction } from '../../workflows/readTask.ts';
import { duplicates, syncPreviews } from './causes.ts';
import { findPairs } from './findPairs.ts';
import { contactRoutes } from './routes.ts';
import { runContacts } from './runContacts.ts';
import { readPreviewHead } from './syncPreviews.ts';

/** The account counts as connected if a Google service has a refresh token. */
const pageInput: ReadInput<ContactsInput> = async (context, { tenantId, id }) => ({
  connected: (await googleAccountOf(context, tenantId)) !== undefined,
  lastSyncTime: latestOf(await readCompleted(context.db, { tenantId, id })),
  preview: await readPreviewHead(context.db, { tenantId, agentId: id }),
  duplicates: (await findPairs(context.db, { tenantId, agentId: id })).length,
});

const readsContacts = taskReads('contacts?|address book|people');

export const contacts: Program = {
  run: runContacts,
  routes: contactRoutes,
  pageInput,
  causes: [syncPreviews, duplicates],
  readTask: asInstruction('contacts', (task) => (readsContacts(task) ? 'read' : undefined)),
  forgetSandbox: async (trx, tenantId) => {
    for (const table of ['syncPreviews', 'contactMarks'] as const)
      await trx.deleteFrom(table).where('tenantId', '=', tenantId).where('sandbox', '=', 1).execute();
  },
};
