import type { Context } from '../platform/Context.ts';
import { isSameSide } from '../outside/Caller.ts';
import type { CollectionName } from '../records/collections.ts';
import { readRecord, readRecords, recordColumns } from '../records/records.ts';
import type { Run } from '../runs/Run.ts';
import { isNoReplyAddress } from '../outside/mail/noReplyAddress.ts';
import { findAddresses } from '../outside/web/findAddresses.ts';

/** Somebody to write to, as far as is known. */
export interface Recipient {
  readonly email: string;
  readonly name?: string;
  readonly company?: string;
}

/** The most people that one run writes to. */
const mostRecipients = 20;

/** How many drafts are looked through: those of a run are the newest. */
const mostDrafts = 200;

const withAddresses = ['leads', 'contacts', 'businesses'] as const satisfies readonly CollectionName[];
const fullName = /\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)+/gu;

/**
 * Whom a step's task is about: addresses in the task, people that it names in full and that are among the leads,
 * contacts and businesses, and those that the steps before it found. Each address once; none that takes no mail.
 */
export async function findRecipients({ db }: Pick<Context, 'db'>, run: Run): Promise<Recipient[]> {
  const { task = '', earlier = [] } = run.input;
  const named = findAddresses(task).map((email): Recipient => ({ email }));
  const names = new Set((task.match(fullName) ?? []).map((name) => name.toLowerCase()));
  const known =
    names.size === 0 ? [] : (await readPeople(db, run, {})).filter(({ name }) => names.has((name ?? '').toLowerCase()));
  const found = await Promise.all(earlier.flatMap(({ run: id }) => (id === undefined ? [] : readFoundBy(db, run, id))));
  const all = new Map<string, Recipient>();
  for (const one of [...found.flat(), ...known, ...named])
    if (!isNoReplyAddress(one.email) && !all.has(one.email.toLowerCase())) all.set(one.email.toLowerCase(), one);
  return [...all.values()].slice(0, mostRecipients);
}

type Reading = Context['db'];

/**
 * The people and businesses that another run of the tenant found or found again, or those that it wrote to. Of one that
 * the daily limit left nothing, those of its day.
 */
async function readFoundBy(db: Reading, run: Run, id: string): Promise<Recipient[]> {
  const other = await db
    .selectFrom('executions')
    .select(['agentId', 'startTime', 'endedBy'])
    .where('tenantId', '=', run.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!other?.startTime) return [];
  const { agentId, startTime, endedBy } = other;
  const found = await readPeople(db, run, { agentId, since: startTime });
  if (found.length > 0) return found;
  return endedBy === 'dailyLimit'
    ? readPeople(db, run, { agentId, since: startTime.slice(0, 10) })
    : readWrittenTo(db, run, { id, agentId });
}

/** Whom another run drafted messages to. */
async function readWrittenTo(
  db: Reading,
  { tenantId, origin }: Run,
  { id, agentId }: { readonly id: string; readonly agentId: string },
): Promise<Recipient[]> {
  const replies = await readRecords(db, { tenantId, agentId, collection: 'replies' }, mostDrafts);
  return replies.flatMap(({ runId, to, name, sandbox }) =>
    runId === id && to && isSameSide(origin)({ sandbox }) ? [{ email: to, ...(name && { name }) }] : [],
  );
}

/** People and businesses with an address, from the side that the run is on, newest first. */
async function readPeople(
  db: Reading,
  { tenantId, origin }: Run,
  { agentId, since }: { readonly agentId?: string; readonly since?: string },
): Promise<Recipient[]> {
  const rows = await db
    .selectFrom('records')
    .select([...recordColumns, 'collection'])
    .where('tenantId', '=', tenantId)
    .where('collection', 'in', withAddresses)
    .where('address', 'is not', null)
    .where('deletedAt', 'is', null)
    .$if(agentId !== undefined, (query) => query.where('agentId', '=', agentId ?? ''))
    .$if(since !== undefined, (query) => query.where('updatedAt', '>=', since ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(since === undefined ? 10_000 : mostRecipients)
    .execute();
  return rows.flatMap((row): Recipient[] => {
    const collection = withAddresses.find((one) => one === row.collection);
    const record = collection && readRecord(collection, row);
    if (!record?.email || !isSameSide(origin)(record)) return [];
    const company = 'company' in record ? record.company : undefined;
    return [{ email: record.email, ...(record.name && { name: record.name }), ...(company && { company }) }];
  });
}
