import { agentOf } from '@switchboard/api-contract/agents/all';
import { agentTable } from '@switchboard/api-contract/agentTable';
import { editProblems } from '@switchboard/api-contract/records/edit';
import { foldText } from '@switchboard/api-contract/text';
import { auditText } from '../../audit/writeAudit.ts';
import { plainText } from '../../outside/plainText.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { nameOfRecord } from '../../records/auditRecord.ts';
import type { AnyRecord } from '../../records/describeRecords.ts';
import { findCollection, type FoundCollection } from '../../records/findCollection.ts';
import { listRecords, readRecordsInOrder } from '../../records/listRecords.ts';
import type { ToolAsking } from '../tools/defineTool.ts';
import type { Order } from './orderFor.ts';
import { capital, fieldWords, listed, sentence } from '../reader/words.ts';
import { addRecordArgs, changeRecordArgs } from './actionsOnRecords.ts';

/** For whom something is proposed, and what is known of their organisation. */
export type Proposing = Pick<ToolAsking, 'context' | 'asker' | 'organisation'>;
type Values = Readonly<Record<string, unknown>>;

interface MatchedRecord {
  readonly found: FoundCollection;
  readonly record: AnyRecord;
}

/** Order without an action, which says why. */
export const refusedOrder = (text: string): Order => ({ actions: [], agents: [], text: sentence(text) });

/** What is proposed, or in the words of a refusal why it can't be. */
export async function proposeOrExplain(propose: () => Promise<Order>): Promise<Order> {
  try {
    return await propose();
  } catch (error) {
    if (error instanceof Refusal) return refusedOrder(inWords(error));
    throw error;
  }
}

/** A refusal as it is said: 'everyMinutes: …' is 'Every minutes: …'. */
function inWords({ message, fields = {} }: Refusal): string {
  const [field = ''] = Object.keys(fields);
  return capital(field === '' ? message : message.replace(field, fieldWords(field)));
}

const mostFound = 4;
const longestName = 200;

/** The collections of the agents that are known. */
async function collectionsOf({ context, asker: { tenantId }, organisation }: Proposing): Promise<FoundCollection[]> {
  const rows = await context.db
    .selectFrom('agents')
    .select(['id', 'listType'])
    .where('tenantId', '=', tenantId)
    .where('id', 'in', ['', ...organisation.agents.map(({ id }) => id)])
    .orderBy('position')
    .execute();
  const names = rows.flatMap(({ id, listType }) => {
    const entry = agentTable.find((one) => one.listType === listType);
    return entry ? Object.keys(agentOf(entry.slug).records).map((collection) => ({ agentId: id, collection })) : [];
  });
  return Promise.all(names.map((asked) => findCollection(context.db, tenantId, asked)));
}

/** The records of these collections that somebody means by an id or a name: those with just this name, if any has it. */
async function findMatches(
  { context, asker: { tenantId } }: Proposing,
  of: readonly FoundCollection[],
  name: string,
): Promise<readonly MatchedRecord[]> {
  const search = name.slice(0, longestName).trim();
  const matches: MatchedRecord[] = [];
  for (const found of of) {
    const { agentId, collection } = found.place;
    const query = { limit: mostFound, search, deleted: false, filters: {}, cursor: undefined, sort: undefined };
    const { items } = await listRecords(context, tenantId, { agentId, collection }, query);
    const one = await readRecordsInOrder(context.db, found.place, [name]);
    matches.push(...[...one.items, ...items].map((record) => ({ found, record })));
  }
  const exact = matches.filter(
    ({ record }) => record.id === name || foldText(nameOfRecord(record) ?? '') === foldText(name),
  );
  return exact.length > 0 ? exact : matches;
}

/** The one record that is meant; else why none is. */
async function findOne(
  proposing: Proposing,
  of: readonly FoundCollection[],
  name: string,
): Promise<MatchedRecord | Order> {
  const [one, ...others] = await findMatches(proposing, of, name.trim());
  if (!one) return refusedOrder(`I found nothing called “${plainText(name, longestName)}” that can be changed`);
  if (others.length === 0) return one;
  const all = [one, ...others].slice(0, mostFound).map(({ found, record }) => {
    const is = plainText(nameOfRecord(record) ?? record.id, longestName);
    return `${is} (${found.definition.one})`;
  });
  return refusedOrder(`Several match “${plainText(name, longestName)}”: ${listed(all)}. Say which by its full name`);
}

/** Proposes to change fields of the record with this name or id, of `collection` alone if that is given. */
export const proposeChange = (
  proposing: Proposing,
  {
    name,
    collection,
    values,
  }: { readonly name: string; readonly collection?: string | undefined; readonly values: Values },
): Promise<Order> =>
  proposeOrExplain(async () => {
    const all = (await collectionsOf(proposing)).filter(
      ({ definition, place }) =>
        definition.edits && (collection === undefined || isCalled(collection, definition, place)),
    );
    if (all.length === 0) return refusedOrder(`There are no ${collection ?? 'records'} that can be changed`);
    // Where a field tells which kind is meant, only those are looked at.
    const fitting = all.filter(({ definition }) => !editProblems(definition, values));
    const one = await findOne(proposing, fitting.length > 0 ? fitting : all, name);
    if ('actions' in one) return one;
    const { found, record } = one;
    return {
      actions: [{ kind: 'changeRecord', ...changeRecordArgs(found, record, values) }],
      agents: agentsFor(proposing, found),
    };
  });

/** Proposes to add a record to the collection with this name ('leads' or 'lead'). */
export const proposeAdding = (
  proposing: Proposing,
  { collection, values }: { readonly collection: string; readonly values: Values },
): Promise<Order> =>
  proposeOrExplain(async () => {
    const all = await collectionsOf(proposing);
    const found = all.find(({ definition, place }) => isCalled(collection, definition, place));
    if (!found) return refusedOrder(`There is no collection ${plainText(collection, longestName)}`);
    return { actions: [{ kind: 'addRecord', ...addRecordArgs(found, values) }], agents: agentsFor(proposing, found) };
  });

/** Whether a collection is meant: by its own name or that of one of its records. */
const isCalled = (
  name: string,
  { one }: FoundCollection['definition'],
  { collection }: FoundCollection['place'],
): boolean => [one, collection].includes(name.trim().toLowerCase());

const agentsFor = ({ organisation }: Proposing, { agent }: FoundCollection) =>
  organisation.agents.filter(({ id }) => id === agent.id);

/** Proposes to draft a reply to the newest message that came from somebody, or is about something. */
export const proposeReply = (
  proposing: Proposing,
  { to, content }: { readonly to: string; readonly content: string },
): Promise<Order> =>
  proposeOrExplain(async () => {
    const mails = (await collectionsOf(proposing)).filter(({ place }) => place.collection === 'emails');
    const matches = await findMatches(proposing, mails, to.trim());
    const [newest] = matches
      .filter(({ record }) => typeof record['content'] !== 'string')
      .toSorted((a, b) => String(b.record['timestamp']).localeCompare(String(a.record['timestamp'])));
    if (!newest) return refusedOrder(`I found no message from “${plainText(to, longestName)}”`);
    const { found, record } = newest;
    const text = (field: string): string => plainText(auditText(record[field]), longestName);
    const action = { agentId: found.agent.id, emailId: record.id, to: text('from'), subject: text('subject'), content };
    return { actions: [{ kind: 'reply', ...action }], agents: agentsFor(proposing, found) };
  });
