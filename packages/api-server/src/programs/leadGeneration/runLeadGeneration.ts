import { createHash } from 'node:crypto';
import { leadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import { criteriaOf } from '@switchboard/api-contract/runs/previewOf';
import type { Context } from '../../platform/Context.ts';
import { markSandbox } from '../../outside/Caller.ts';
import { searchKeyOf, readSearch, writeSearch } from './searchProgress.ts';
import { apolloName, filtersOf, openApollo, type Apollo } from './apollo.ts';
import { remainingToday, readOutcomes, type PeopleSearch } from './foundPeople.ts';
import { LeadCounts } from './LeadRun.ts';
import { addLeads } from './addLeads.ts';
import { writeSheet, type SheetOutcome } from './writeSheet.ts';
import type { Run, RunResult } from '../../runs/Run.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import type { Program } from '../../tenants/Program.ts';
import type { Person } from './person.ts';

/** More pages are for the next run, so that one whose people are all known comes to an end. */
const mostPages = 10;

interface Search {
  readonly context: Context;
  readonly run: Run;
  readonly apollo: Apollo;
  readonly counts: LeadCounts;
  /** How many people the run may take. */
  readonly of: number;
}

/**
 * The pages of people from where the last run ended. Whoever asks for the next one is done with the one before, which
 * is then not read again. After the last page the next run begins at the first.
 */
async function* searchPages({ context, run, apollo, counts, of }: Search): AsyncGenerator<readonly Person[], void> {
  const { db } = context;
  const key = searchKeyOf(run);
  const first = (await readSearch(db, key))?.page ?? 1;
  let page = first;
  for (let count = 0; count < mostPages; count += 1) {
    const text = { kind: 'readingPage', args: { service: apolloName, page } } as const;
    run.log.progress({ text, done: Math.min(counts.all, of), of });
    const { people, isLast } = await apollo.search(page);
    yield people;
    const next = isLast ? 1 : page + 1;
    await turnPage(context, run, page, next);
    // What came after the last page was nothing, so the first is read at once.
    if (isLast && !(people.length === 0 && page > 1 && count === 0)) return;
    page = next;
  }
}

/** Another run that was quicker has turned the page already. */
async function turnPage({ db }: Context, run: Run, from: number, to: number): Promise<void> {
  run.signal.throwIfAborted();
  const key = searchKeyOf(run);
  await db.change(run.tenantId, async (trx) => {
    const state = await readSearch(trx, key);
    if (state?.page === from) await writeSearch(trx, key, { ...state, page: to });
  });
}

const limitReached = { endedBy: 'dailyLimit', next: { kind: 'limit', id: 'maxLeadsPerDay' } } as const;

/**
 * Finds people in Apollo by the configured industries, sizes, places and keywords, completes them if enrichment is on,
 * scores them, and keeps those with the minimum score. It goes on where the last run with the same criteria ended. Each
 * batch of people that was paid for is stored at once.
 */
export const runLeadGeneration: Program['run'] = async (context, run) => {
  const settings = leadGenerationSettings.read(run.configuration.customSettings);
  const apollo = await openApollo(context, run, settings);
  if (!apollo) throw new RunFailure({ kind: 'connectService', args: { services: [apolloName] } });
  if (Object.keys(filtersOf(settings)).length === 0) throw new RunFailure({ kind: 'noTarget', args: {} });
  if (apollo.sandboxKey !== undefined) await markSandbox(context, run, { serviceId: 'apollo', key: apollo.sandboxKey });
  const finding = peopleSearchOf(context, run, settings);
  const settled = await readOutcomes(context.db, finding);
  const counts = new LeadCounts(settled.values());
  const left = await remainingToday(context.db, finding);
  const of = settled.size + left;
  await rememberCriteria(context, run);
  const pages = left > 0 ? searchPages({ context, run, apollo, counts, of }) : [];
  let capped = left <= 0;
  for await (const people of pages) {
    capped = await addLeads({ context, run, settings, apollo, finding, settled, counts, of }, people);
    if (capped) break;
  }
  const sheet = await writeSheet(context, run, settings.googleSheetsUrl);
  if (left <= 0 && counts.all === 0 && sheet?.rows === undefined)
    return { result: { kind: 'dailyLeadsFound', args: { leads: settings.maxLeadsPerDay } }, ...limitReached };
  return resultOf(counts, { capped, sheet });
};

function peopleSearchOf(
  { clock }: Context,
  { id, configuration, ...run }: Run,
  { maxLeadsPerDay, minimumScore }: { readonly maxLeadsPerDay: number; readonly minimumScore: number },
): PeopleSearch {
  const who = JSON.stringify([criteriaOf('lead-generation', configuration.customSettings), minimumScore]);
  return {
    ...searchKeyOf(run),
    runId: id,
    search: createHash('sha256').update(who).digest('hex'),
    day: clock().toISOString().slice(0, 10),
    perDay: maxLeadsPerDay,
  };
}

/** Other criteria begin at the first page. */
async function rememberCriteria({ db }: Context, run: Run): Promise<void> {
  const criteria = criteriaOf('lead-generation', run.configuration.customSettings);
  const key = searchKeyOf(run);
  await db.change(run.tenantId, async (trx) => {
    const before = await readSearch(trx, key);
    if (JSON.stringify(before?.criteria) !== JSON.stringify(criteria))
      await writeSearch(trx, key, { criteria, page: 1 });
  });
}

function resultOf(
  { added, updated, below, duplicates }: LeadCounts,
  { capped, sheet }: { readonly capped: boolean; readonly sheet: SheetOutcome | undefined },
): RunResult {
  const found = { added, updated, below, duplicates };
  const noneFits = added + updated === 0 && below > 0;
  return {
    result: { kind: 'leadsFound', args: { ...found, ...(sheet && { sheet: sheet.result }) } },
    activity: { kind: 'added', text: { kind: 'leadsAdded', args: { leads: added, source: apolloName } } },
    ...(capped
      ? limitReached
      : sheet?.next
        ? { next: sheet.next }
        : noneFits && { next: { kind: 'setting', id: 'minimumScore' } }),
  };
}
