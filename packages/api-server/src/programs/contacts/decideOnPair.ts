import { contactFields, contactMessages, type MergeRequest } from '@switchboard/api-contract/agents/contacts';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { limits } from '@switchboard/api-contract/limits';
import type { Context } from '../../platform/Context.ts';
import type { StoreTransaction } from '../../platform/store/Database.ts';
import { addActivity } from '../../tenants/addActivity.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';
import type { Member } from '../../platform/actor.ts';
import { auditRecord, nameOfRecord } from '../../records/auditRecord.ts';
import type { RecordOf } from '../../records/collections.ts';
import { deleteRecords, findRecords, writeRecords } from '../../records/records.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { sortedPairIds, markContacts } from './contactMarks.ts';
import { findPairs, pairVersion } from './findPairs.ts';
import { withFields } from './withFields.ts';

type Contact = RecordOf<'contacts'>;
interface ContactPair {
  readonly one: string;
  readonly other: string;
}

/** The pairs of contacts that may be the same person. */
export async function readPairs(
  { db }: Context,
  { tenantId }: Member,
  key: string,
): Promise<AnswerOf<typeof endpoints.contactPairs>> {
  const { id: agentId } = await findAgentRow(db, tenantId, key);
  const most = limits.contacts.pairs;
  const pairs = await findPairs(db, { tenantId, agentId }, most + 1);
  return { pairs: pairs.slice(0, most), ...(pairs.length > most && { more: true }) };
}

/** Makes one contact of two, and remembers it, so that a sync doesn't bring the other one again. */
export async function mergeContacts(
  { db, clock }: Context,
  { tenantId, name }: Member,
  key: string,
  { one, other, seen, fields }: MergeRequest,
): Promise<AnswerOf<typeof endpoints.mergeContacts>> {
  const at = clock().toISOString();
  return db.change(tenantId, async (trx) => {
    const { id: agentId } = await findAgentRow(trx, tenantId, key);
    const two = await findBoth(trx, { tenantId, agentId }, { one, other });
    if (pairVersion(two.one, two.other) !== seen) throw new Refusal('conflict', contactMessages.contactsChanged);
    const merged = mergeFields(two, fields);
    const sandbox = two.one.sandbox === true;
    const place = { tenantId, agentId, collection: 'contacts', origin: { sandbox } } as const;
    await deleteRecords(trx, place, [two.other.id]);
    await writeRecords(trx, place, [{ record: merged, createdAt: at }]);
    await markContacts(trx, place, 'merged', [{ contactId: two.other.id, otherId: two.one.id }]);
    await auditRecord(trx, place, {
      kind: 'contacts.merged',
      at,
      record: merged,
      changes: [{ field: 'contact', old: nameOfRecord(two.other), new: nameOfRecord(merged) }],
    });
    await addActivity(
      trx,
      { tenantId, agentId, at },
      {
        kind: 'merged',
        text: { kind: 'contactsMerged', args: { ...(merged.name ? { name: merged.name } : {}), by: name } },
      },
    );
    return merged;
  });
}

/** Remembers that two contacts are different people, so that they are not suggested again. */
export async function keepContacts(
  { db, clock }: Context,
  { tenantId, name }: Member,
  key: string,
  pair: ContactPair,
): Promise<AnswerOf<typeof endpoints.keepContacts>> {
  const at = clock().toISOString();
  await db.change(tenantId, async (trx) => {
    const { id: agentId } = await findAgentRow(trx, tenantId, key);
    const two = await findBoth(trx, { tenantId, agentId }, pair);
    const [contactId, otherId] = sortedPairIds(two.one.id, two.other.id);
    const sandbox = two.one.sandbox === true;
    const place = { tenantId, agentId, collection: 'contacts', origin: { sandbox } } as const;
    await markContacts(trx, place, 'apart', [{ contactId, otherId }]);
    await auditRecord(trx, place, { kind: 'contacts.kept-apart', at, record: two.one });
    await addActivity(
      trx,
      { tenantId, agentId, at },
      { kind: 'changed', text: { kind: 'contactsKept', args: { by: name } } },
    );
  });
  return { ok: true };
}

/** Both contacts, from the same side. */
async function findBoth(
  trx: StoreTransaction,
  owner: { readonly tenantId: string; readonly agentId: string },
  { one, other }: ContactPair,
): Promise<{ readonly one: Contact; readonly other: Contact }> {
  const ids = [one, other];
  const found = await findRecords(trx, { ...owner, collection: 'contacts' }, { ids });
  const [first, second] = ids.map((id) => found.find((contact) => contact.id === id));
  if (!first || !second || first === second || (first.sandbox ?? false) !== (second.sandbox ?? false))
    throw new Refusal('conflict', contactMessages.contactsChanged);
  return { one: first, other: second };
}

/** The first contact with the chosen fields. What was taken from the other one counts as written by a member. */
function mergeFields(two: { readonly one: Contact; readonly other: Contact }, fields: MergeRequest['fields']): Contact {
  const chosen = contactFields.map((field) => [field, two[fields[field]][field]] as const);
  const taken = chosen.filter(([field, value]) => value !== two.one[field]).map(([field]) => field);
  const others = (two.other.edited ?? []).filter((field) => fields[field as keyof typeof fields] === 'other');
  const own = [...new Set([...(two.one.edited ?? []), ...others, ...taken])];
  return withFields(two.one, { ...Object.fromEntries(chosen), edited: own.length > 0 ? own : undefined });
}
