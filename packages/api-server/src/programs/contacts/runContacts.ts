import { limits } from '@switchboard/api-contract/limits';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { googleAccountOf } from '../../outside/credentials/credentials.ts';
import type { RecordOf } from '../../records/collections.ts';
import { readContactMarks, forgetRemoved } from './contactMarks.ts';
import { countsOf, deletePreview, savePreview } from './syncPreviews.ts';
import { writeSync, planSync } from './syncChanges.ts';
import { readDeleted, readRecords } from '../../records/records.ts';
import { isSameSide } from '../../outside/Caller.ts';
import type { StoreReader } from '../../platform/store/Database.ts';
import { readPeople } from './readPeople.ts';
import { signInToGoogle } from '../../outside/google/google.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import type { Program } from '../../tenants/Program.ts';
import { recordsWrittenStep } from '../../runs/runSteps.ts';

/** Copies the address book of the connected Google account: adds, updates, and removes what was deleted there. */
export const runContacts: Program['run'] = async (context, run) => {
  const account = await googleAccountOf(context, run.tenantId);
  if (!account) throw new RunFailure({ kind: 'connectAccount', args: { services: ['Gmail', 'Google Calendar'] } });
  const google = await signInToGoogle(context, run, account, { kind: 'contactsNotReadable', args: {} });
  const { people, ...book } = await readPeople(google, run);
  const { tenantId, agent, origin } = run;
  const place = { tenantId, agentId: agent.id, collection: 'contacts', origin } as const;
  const planNow = async (db: StoreReader) => {
    // One that a member deleted stays away as long as it can be restored.
    const deleted = await readDeleted(db, place);
    return planSync(
      (await readRecords(db, place, Number.POSITIVE_INFINITY)).filter(isSameSide(origin)),
      people.filter(({ id }) => !deleted.ids.has(id)),
      await readContactMarks(db, place),
      book,
    );
  };
  const plan = await planNow(context.db);
  if (plan.kept.length > 0)
    run.log.add({ kind: 'decision', text: { kind: 'missingContactsKept', args: { contacts: plan.kept.length } } });
  const { added, changed: updated, removed } = countsOf(plan);
  if (removed > limits.contacts.removedUnasked) {
    const outcome: Fact = { kind: 'contactsPreviewed', args: { added, updated, removed } };
    return {
      result: outcome,
      activity: { kind: 'warning', text: outcome },
      next: { kind: 'preview' },
      write: (db, at) => savePreview(db, place, { runId: run.id, at, changes: plan }),
    };
  }
  const outcome: Fact =
    added + updated + removed === 0
      ? { kind: 'contactsUnchanged', args: { contacts: people.length } }
      : { kind: 'contactsChanged', args: { added, updated, removed } };
  return {
    result: outcome,
    activity: { kind: 'synced', text: { kind: 'contactsSynced', args: { outcome } } },
    writtenStep: recordsWrittenStep('contacts', { added, updated, removed }),
    write: async (db, at) => {
      // Members may have changed contacts since: what they wrote stays.
      const now = await planNow(db);
      const expected = new Set(plan.removed.map(({ id }) => id));
      await deletePreview(db, place);
      await writeSync(
        db,
        place,
        {
          ...now,
          changed: [...now.changed, ...now.same.map(unchanged)],
          removed: now.removed.filter(({ id }) => expected.has(id)),
        },
        at,
      );
      await forgetRemoved(db, place, now.backAgain);
    },
  };
};

const unchanged = (contact: RecordOf<'contacts'>) => ({ before: contact, after: contact });
