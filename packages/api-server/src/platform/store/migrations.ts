import { type Migration, Migrator } from 'kysely/migration';
import type { Kysely } from 'kysely';
import { begin } from './migrations/0001-begin.ts';
import { work } from './migrations/0002-work.ts';
import { conversations } from './migrations/0003-conversations.ts';
import { attempts } from './migrations/0004-attempts.ts';
import { facts } from './migrations/0005-facts.ts';
import { sandbox } from './migrations/0006-sandbox.ts';
import { runs } from './migrations/0007-runs.ts';
import { schedules } from './migrations/0008-schedules.ts';
import { programState } from './migrations/0009-program-state.ts';
import { leads } from './migrations/0010-leads.ts';
import { records } from './migrations/0011-records.ts';
import { runTotals } from './migrations/0012-run-totals.ts';
import { acts } from './migrations/0013-acts.ts';
import { workflows } from './migrations/0014-workflows.ts';
import { watchesAndKeptRuns } from './migrations/0015-watches-and-kept-runs.ts';
import { contacts } from './migrations/0017-contacts.ts';
import { runTurns } from './migrations/0018-run-turns.ts';
import { recordKeys } from './migrations/0020-record-keys.ts';
import { realCalls } from './migrations/0021-real-calls.ts';
import { searchIndex } from './migrations/0022-search-index.ts';
import { unsentRecords } from './migrations/0023-unsent-records.ts';
import { sending } from './migrations/0024-sending.ts';
import { audit } from './migrations/0025-audit.ts';
import { members } from './migrations/0026-members.ts';
import { passkeys } from './migrations/0028-passkeys.ts';
import { serviceCalls } from './migrations/0029-service-calls.ts';
import { attention } from './migrations/0033-attention.ts';
import { auditReading } from './migrations/0034-audit-reading.ts';
import { notifications } from './migrations/0035-notifications.ts';
import { alerts } from './migrations/0036-alerts.ts';
import { paidPeople } from './migrations/0037-paid-people.ts';
import { indexes } from './migrations/0038-indexes.ts';
import { conversationMessages } from './migrations/0039-conversation-messages.ts';
import { vaultKey } from './migrations/0040-vault-key.ts';
import { provenSessions } from './migrations/0041-proven-sessions.ts';
import { consents } from './migrations/0030-consents.ts';
import { usage } from './migrations/0031-usage.ts';
import { sandboxWorkflows } from './migrations/0043-sandbox-workflows.ts';
import { searchedMessages } from './migrations/0046-searched-messages.ts';
import { readAloud } from './migrations/0047-read-aloud.ts';
import { signOn } from './migrations/0050-sign-on.ts';
import { keys } from './migrations/0051-keys.ts';
import { programRequests } from './migrations/0052-requests.ts';
import { callCounts } from './migrations/0042-call-counts.ts';
import type { Tables } from './Database.ts';

/** Every migration, in order of name. A released one is never edited: add the next number. */
export const migrations: Record<string, Migration> = {
  '0001-begin': begin,
  '0002-work': work,
  '0003-conversations': conversations,
  '0004-attempts': attempts,
  '0005-facts': facts,
  '0006-sandbox': sandbox,
  '0007-runs': runs,
  '0008-schedules': schedules,
  '0009-program-state': programState,
  '0010-leads': leads,
  '0011-records': records,
  '0012-run-totals': runTotals,
  '0013-acts': acts,
  '0014-workflows': workflows,
  '0015-watches-and-kept-runs': watchesAndKeptRuns,
  '0017-contacts': contacts,
  '0018-run-turns': runTurns,
  '0020-record-keys': recordKeys,
  '0021-real-calls': realCalls,
  '0022-search-index': searchIndex,
  '0023-unsent-records': unsentRecords,
  '0024-sending': sending,
  '0025-audit': audit,
  '0026-members': members,
  '0028-passkeys': passkeys,
  '0029-service-calls': serviceCalls,
  '0030-consents': consents,
  '0031-usage': usage,
  '0033-attention': attention,
  '0034-audit-reading': auditReading,
  '0035-notifications': notifications,
  '0036-alerts': alerts,
  '0037-paid-people': paidPeople,
  '0038-indexes': indexes,
  '0039-conversation-messages': conversationMessages,
  '0040-vault-key': vaultKey,
  '0041-proven-sessions': provenSessions,
  '0042-call-counts': callCounts,
  '0043-sandbox-workflows': sandboxWorkflows,
  '0046-searched-messages': searchedMessages,
  '0047-read-aloud': readAloud,
  '0050-sign-on': signOn,
  '0051-keys': keys,
  '0052-requests': programRequests,
};

/** Migrates the tables to the latest version. Throws what a migration threw, after undoing it completely. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Numbers are reserved while a change is written, so a lower one may be released later.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated', { cause: error });
}
