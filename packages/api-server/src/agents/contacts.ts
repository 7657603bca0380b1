import { limits } from '@switchboard/api-contract/limits';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import { googleAccountOf } from '../services/connections/googleAccountOf.ts';
import type { RecordOf } from '../services/records/collections.ts';
import { readContactMarks, unmarkRemoved } from '../services/contacts/contactMarks.ts';
import { countsOf, dropPreview, keepPreview } from '../services/contacts/syncPreviews.ts';
import { writeSync } from '../services/contacts/writeSync.ts';
import { readDeleted, readRecords } from '../services/records/records.ts';
import { planSync } from './contacts/planSync.ts';
import { isFrom } from '../runs/Origin.ts';
import type { Database } from '../store/Database.ts';
import { foundId } from './foundId.ts';
import { signInToGoogle, type GoogleReader } from './google.ts';
import { plainText } from './plainText.ts';
import { RunFailure, type Program, type Run } from './Program.ts';
import { wrote } from './wrote.ts';

/** More contacts than Google lets an account have: 25 000. */
const mostPages = 150;
const pageSize = 200;

const value = v.optional(v.array(v.object({ value: v.optional(v.string()) })));
const person = v.object({
  resourceName: v.string(),
  names: v.optional(v.array(v.object({ displayName: v.optional(v.string()) }))),
  emailAddresses: value,
  phoneNumbers: value,
  organizations: v.optional(v.array(v.object({ name: v.optional(v.string()) }))),
});
const page = v.object({ connections: v.optional(v.array(person)), nextPageToken: v.optional(v.string()) });

/** Copies the address book of the connected Google account: adds, updates, and removes what was deleted there. */
export const contacts: Program = async (context, run) => {
  const account = await googleAccountOf(context, run.tenantId);
  if (!account) throw new RunFailure({ kind: 'connectAccount', args: { services: ['Gmail', 'Google Calendar'] } });
  const google = await signInToGoogle(context, run, account, { kind: 'contactsNotReadable', args: {} });
  const people = await readPeople(google, run);
  const { tenantId, agent, origin } = run;
  const place = { tenantId, agentId: agent.id, collection: 'contacts', origin } as const;
  const planNow = async (db: Pick<Database, 'selectFrom'>) => {
    // One that a member deleted stays away as long as it can be restored.
    const deleted = await readDeleted(db, place);
    return planSync(
      (await readRecords(db, place, Number.POSITIVE_INFINITY)).filter(isFrom(origin)),
      people.filter(({ id }) => !deleted.ids.has(id)),
      await readContactMarks(db, place),
    );
  };
  const plan = await planNow(context.db);
  const { added, changed: updated, removed } = countsOf(plan);
  if (removed > limits.contacts.removedUnasked) {
    const outcome: Fact = { kind: 'contactsPreviewed', args: { added, updated, removed } };
    return {
      result: outcome,
      activity: { kind: 'warning', text: outcome },
      next: { kind: 'preview' },
      write: (db, at) => keepPreview(db, place, { runId: run.id, at, changes: plan }),
    };
  }
  const outcome: Fact =
    added + updated + removed === 0
      ? { kind: 'contactsUnchanged', args: { contacts: people.length } }
      : { kind: 'contactsChanged', args: { added, updated, removed } };
  return {
    result: outcome,
    activity: { kind: 'synced', text: { kind: 'contactsSynced', args: { outcome } } },
    wrote: wrote('contacts', { added, updated, removed }),
    write: async (db, at) => {
      // Members may have changed contacts since: what they wrote stays.
      const now = await planNow(db);
      const expected = new Set(plan.removed.map(({ id }) => id));
      await dropPreview(db, place);
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
      await unmarkRemoved(db, place, now.backAgain);
    },
  };
};

const unchanged = (contact: RecordOf<'contacts'>) => ({ before: contact, after: contact });

/** https://developers.google.com/people/api/rest/v1/people.connections/list */
async function readPeople(
  { read }: GoogleReader,
  { agent, log }: Pick<Run, 'agent' | 'log'>,
): Promise<RecordOf<'contacts'>[]> {
  const people: RecordOf<'contacts'>[] = [];
  let pageToken = '';
  for (let count = 0; count < mostPages; count += 1) {
    log.progress({ text: { kind: 'readingPage', args: { service: 'Google Contacts', page: count + 1 } } });
    const { connections = [], nextPageToken } = await read(
      'https://people.googleapis.com/v1/people/me/connections',
      {
        personFields: 'names,emailAddresses,phoneNumbers,organizations',
        pageSize: String(pageSize),
        prettyPrint: 'false',
        fields:
          'nextPageToken,connections(resourceName,names/displayName,emailAddresses/value,phoneNumbers/value,organizations/name)',
        ...(pageToken && { pageToken }),
      },
      page,
      { kind: 'pageRead', args: { service: 'Google Contacts', page: count + 1 } },
    );
    people.push(...connections.map((one) => readPerson(agent.id, one)));
    if (!nextPageToken) break;
    pageToken = nextPageToken;
  }
  return [...new Map(people.map((contact) => [contact.id, contact])).values()];
}

function readPerson(
  agentId: string,
  { resourceName, names, emailAddresses, phoneNumbers, organizations }: v.InferOutput<typeof person>,
): RecordOf<'contacts'> {
  const fields = {
    name: names?.[0]?.displayName,
    email: emailAddresses?.[0]?.value,
    phone: phoneNumbers?.[0]?.value,
    company: organizations?.[0]?.name,
  };
  const given = Object.entries(fields).flatMap(([key, text]) => (text ? [[key, plainText(text, 200)]] : []));
  return { id: foundId(agentId, `google-${resourceName}`), ...Object.fromEntries(given) };
}
