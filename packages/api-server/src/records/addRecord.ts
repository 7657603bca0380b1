import { randomUUID } from 'node:crypto';
import type { NewRecord, RecordOrigin } from '@switchboard/api-contract/agents/agentPage';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { Context } from '../platform/Context.ts';
import { addActivity } from '../tenants/addActivity.ts';
import { findAgentRow } from '../tenants/agentRows.ts';
import type { Member } from '../platform/actor.ts';
import { Refusal } from '../platform/Refusal.ts';
import type { StoreReader } from '../platform/store/Database.ts';
import { auditRecord, nameOfRecord } from './auditRecord.ts';
import type { CollectionName, RecordOf } from './collections.ts';
import { followerOf } from './RecordFollower.ts';
import type { RecordPlace } from './RecordPlace.ts';
import { findRecords, writeRecords } from './records.ts';

/** Where a record that a member adds by hand is stored, and how it is built from the form's values. */
interface AddableCollection<C extends CollectionName, Given> {
  readonly slug: AgentSlug;
  readonly collection: C;
  readonly one: string;
  readonly buildRecord: (given: Given, origin: RecordOrigin) => NewRecord<RecordOf<C>>;
}

/** Refuses a record whose address another one has already, with that one. */
async function refuseTwice<C extends CollectionName>(
  db: StoreReader,
  place: RecordPlace<C>,
  one: string,
  record: object,
): Promise<void> {
  const email = 'email' in record && typeof record.email === 'string' ? record.email : '';
  const [theirs] = await findRecords(db, place, { addresses: [email] });
  if (!theirs) return;
  const name = nameOfRecord(theirs);
  const text = `There is already a ${one} with this e-mail address${name === undefined ? '' : `: ${name}`}`;
  throw new Refusal('conflict', text, { fields: { email: text }, theirs });
}

/**
 * Stores a record that a member added on an agent's page, with a line in the activity. It is stored before it is
 * brought to the service that has such records too, so a failure there loses nothing.
 */
export async function addRecord<C extends CollectionName, Given>(
  context: Context,
  { tenantId, name, email }: Member,
  { slug, collection, one, buildRecord }: AddableCollection<C, Given>,
  given: Given,
): Promise<object> {
  const { db, clock } = context;
  const at = clock().toISOString();
  const { record, activity: entry } = buildRecord(given, { id: `${one}-${randomUUID()}`, at, by: { name, email } });
  const agent = await db.change(tenantId, async (trx) => {
    const row = await findAgentRow(trx, tenantId, slug);
    const agentId = row.id;
    await refuseTwice(trx, { tenantId, agentId, collection }, one, record);
    await writeRecords(trx, { tenantId, agentId, collection, by: name }, [{ record, createdAt: at }]);
    await auditRecord(
      trx,
      { tenantId, agentId },
      { kind: 'record.added', at, record, changes: [{ field: 'collection', new: collection }] },
    );
    await addActivity(trx, { tenantId, agentId, at }, entry);
    return row;
  });
  const added = { ...record, version: 1, updatedAt: at };
  return (await followerOf(context, { agent, place: { collection } })?.added(added)) ?? added;
}
