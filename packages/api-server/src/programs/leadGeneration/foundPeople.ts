import { atWorkStatuses } from '@switchboard/api-contract/runs/runStatus';
import type { ExpressionBuilder } from 'kysely';
import type { Database, StoreWriter, Tables, StoreReader } from '../../platform/store/Database.ts';
import type { FoundOutcome } from './tables.ts';
import type { FoundFields } from './person.ts';

/** The run that finds people, and what it looks for. */
export interface PeopleSearch {
  readonly tenantId: string;
  readonly agentId: string;
  readonly runId: string;
  /** Changes with the settings that decide who is kept. */
  readonly search: string;
  /** The day in UTC, `YYYY-MM-DD`. */
  readonly day: string;
  /** The most people on a day. */
  readonly perDay: number;
  /** 1: it looks in the sandbox, which has limits of its own. */
  readonly sandbox: number;
}

type Owner = Pick<PeopleSearch, 'tenantId' | 'agentId' | 'runId'>;

/** How many more people this agent may take today. What other runs work on at this moment counts as taken. */
export async function remainingToday(
  db: StoreReader,
  { tenantId, agentId, day, perDay, sandbox }: Omit<PeopleSearch, 'runId' | 'search'>,
): Promise<number> {
  const row = await db
    .selectFrom('foundPeople')
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('day', '=', day)
    .where('sandbox', '=', sandbox)
    .where((eb) => eb.or([eb('outcome', 'is not', null), eb('runId', 'in', runningRuns(db, tenantId, agentId))]))
    .executeTakeFirst();
  return Math.max(0, perDay - (row?.people ?? 0));
}

const runningRuns = (db: StoreReader, tenantId: string, agentId: string) =>
  db
    .selectFrom('executions')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('status', 'in', atWorkStatuses);

/** Somebody whom this search has found before; without an outcome, another run is at it. */
export interface KnownPerson {
  readonly personId: string;
  readonly outcome: FoundOutcome | null;
}

/** What became of an attempt to claim people. */
export interface Claim {
  /** These are this run's own now. No other run takes them or pays for them. */
  readonly claimed: readonly string[];
  /** What another search has paid for about some of them: they need not be paid for again. */
  readonly paid: ReadonlyMap<string, FoundFields>;
  /** These were found before, or are being worked on by another run. */
  readonly known: readonly KnownPerson[];
  /** Today's limit did not allow all of them. */
  readonly capped: boolean;
}

/**
 * Claims people for a run, `most` at most and no more than today's limit leaves. Each counts to the limit from now on;
 * those whom the run doesn't settle are given back when it ends, or claims the next.
 */
export function claimPeople(
  db: Database,
  finding: PeopleSearch,
  people: readonly string[],
  most: number,
): Promise<Claim> {
  const { tenantId, agentId, runId, search, day, sandbox } = finding;
  return db.change(tenantId, async (trx) => {
    await releaseUnsettled(trx, finding);
    const rows = await trx
      .selectFrom('foundPeople')
      .select(['personId', 'outcome', 'search', 'paidJson'])
      .where('tenantId', '=', tenantId)
      .where('agentId', '=', agentId)
      .where('personId', 'in', people)
      .execute();
    const known = rows.filter((row) => row.outcome === null || row.search === search);
    const knownIds = new Set(known.map(({ personId }) => personId));
    const fresh = people.filter((id) => !knownIds.has(id)).slice(0, most);
    const claimed = fresh.slice(0, await remainingToday(trx, finding));
    if (claimed.length > 0) {
      const row = { runId, search, day, sandbox, outcome: null };
      await trx
        .insertInto('foundPeople')
        .values(claimed.map((personId) => ({ tenantId, agentId, personId, ...row, sheet: null, paidJson: null })))
        .onConflict((conflict) => conflict.columns(['tenantId', 'agentId', 'personId']).doUpdateSet(row))
        .execute();
    }
    const paid = rows.flatMap(({ personId, paidJson }) =>
      paidJson !== null && claimed.includes(personId) ? [[personId, JSON.parse(paidJson) as FoundFields] as const] : [],
    );
    return { claimed, paid: new Map(paid), known, capped: claimed.length < fresh.length };
  });
}

/** Frees who was claimed by this run earlier, or by one that runs no more. What was paid for is kept. */
async function releaseUnsettled(trx: StoreWriter, { tenantId, agentId, runId }: Owner): Promise<void> {
  const isFree = (eb: ExpressionBuilder<Tables, 'foundPeople'>) =>
    eb.and([
      eb('tenantId', '=', tenantId),
      eb('agentId', '=', agentId),
      eb('outcome', 'is', null),
      eb.or([eb('runId', '=', runId), eb('runId', 'not in', runningRuns(trx, tenantId, agentId))]),
    ]);
  await trx
    .updateTable('foundPeople')
    .set({ outcome: 'below', search: '', day: '' })
    .where(isFree)
    .where('paidJson', 'is not', null)
    .execute();
  await trx.deleteFrom('foundPeople').where(isFree).execute();
}

/**
 * Writes down what became of claimed people, and what was paid for about those who are not kept as leads. With
 * `toSheet`, the leads that were added wait for the spreadsheet.
 */
export async function saveOutcomes(
  db: StoreWriter,
  { tenantId, agentId, runId }: Owner,
  outcomes: ReadonlyMap<string, FoundOutcome>,
  { toSheet, paid = new Map() }: { readonly toSheet: boolean; readonly paid?: ReadonlyMap<string, FoundFields> },
): Promise<void> {
  for (const outcome of new Set(outcomes.values()))
    await db
      .updateTable('foundPeople')
      .set({ outcome, paidJson: null, ...(toSheet && outcome === 'added' && { sheet: 'waiting' }) })
      .where('tenantId', '=', tenantId)
      .where('agentId', '=', agentId)
      .where('runId', '=', runId)
      .where(
        'personId',
        'in',
        [...outcomes].flatMap(([id, own]) => (own === outcome ? [id] : [])),
      )
      .execute();
  for (const [personId, fields] of paid)
    if (outcomes.get(personId) === 'below')
      await db
        .updateTable('foundPeople')
        .set({ paidJson: JSON.stringify(fields) })
        .where('tenantId', '=', tenantId)
        .where('agentId', '=', agentId)
        .where('personId', '=', personId)
        .execute();
}

/** What earlier attempts of this run have done, by person. */
export async function readOutcomes(
  db: StoreReader,
  { tenantId, agentId, runId }: Owner,
): Promise<ReadonlyMap<string, FoundOutcome>> {
  const rows = await db
    .selectFrom('foundPeople')
    .select(['personId', 'outcome'])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('runId', '=', runId)
    .execute();
  return new Map(rows.flatMap(({ personId, outcome }) => (outcome === null ? [] : [[personId, outcome] as const])));
}

/** Takes the people whose leads wait for the spreadsheet, also those with whom an earlier run has not come to an end. */
export function claimForSheet(
  db: Database,
  { tenantId, agentId, runId, sandbox }: Owner & Pick<PeopleSearch, 'sandbox'>,
  most: number,
): Promise<string[]> {
  return db.change(tenantId, async (trx) => {
    const rows = await trx
      .selectFrom('foundPeople')
      .select('personId')
      .where('tenantId', '=', tenantId)
      .where('agentId', '=', agentId)
      .where('sandbox', '=', sandbox)
      .where('sheet', 'is not', null)
      .where((eb) => eb.or([eb('sheet', '=', runId), eb('sheet', 'not in', runningRuns(trx, tenantId, agentId))]))
      .orderBy('personId')
      .limit(most)
      .execute();
    const ids = rows.map(({ personId }) => personId);
    await markSheet(trx, { tenantId, agentId }, ids, runId);
    return ids;
  });
}

/** The leads of these people need not be written to the spreadsheet any more. */
export const releaseFromSheet = (db: StoreWriter, owner: Owner, ids: readonly string[]): Promise<void> =>
  markSheet(db, owner, ids, null);

async function markSheet(
  db: StoreWriter,
  { tenantId, agentId }: Pick<Owner, 'tenantId' | 'agentId'>,
  ids: readonly string[],
  sheet: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('foundPeople')
    .set({ sheet })
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('personId', 'in', ids)
    .execute();
}
