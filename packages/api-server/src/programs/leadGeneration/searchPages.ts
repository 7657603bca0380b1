import type { Context } from '../../platform/Context.ts';
import { searchKeyOf, readSearch, writeSearch } from './searchState.ts';
import type { Run } from '../../runs/Run.ts';
import { apolloName, type Apollo } from './apollo.ts';
import type { Person } from './person.ts';
import type { LeadCounts } from './LeadCounts.ts';

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
export async function* searchPages({
  context,
  run,
  apollo,
  counts,
  of,
}: Search): AsyncGenerator<readonly Person[], void> {
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
