import type { MapsScraperSettings } from '@switchboard/api-contract/agents/mapsScraper';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { limits } from '@switchboard/api-contract/limits';
import type { Point } from '@switchboard/api-contract/distance';
import type { Context } from '../../platform/Context.ts';
import { type Target, recordIdFor } from '../../records/records.ts';
import type { Run } from '../../runs/Run.ts';
import type { BusinessIndex } from './BusinessIndex.ts';
import { verifyBusinesses, type VerifiedBusinesses } from './verifyBusinesses.ts';
import type { PlacePage, FoundPlace, PlaceSearch, PlaceQuery } from './PlaceSearch.ts';
import {
  readProgress,
  writeProgress,
  type StoredPass,
  type SearchPosition,
  type PassCounts,
} from './searchProgress.ts';
import { sortPage, type SortedPage, writeBusinesses } from './businessDrafts.ts';
import type { VisitWebsite } from './visitWebsites.ts';

const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
};

/**
 * The centre of what was found in a place: the medians of the coordinates, which a few results far away don't move.
 * undefined if no coordinates are known.
 */
export const centreOf = (points: readonly Point[]): Point | undefined =>
  points.length === 0
    ? undefined
    : { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) };

const nothing: PassCounts = { found: 0, added: 0, verified: 0, merged: 0, tooFar: 0 };
const firstPage = { page: 1, read: 0 } as const;

interface Parts {
  readonly settings: MapsScraperSettings;
  readonly search: PlaceSearch;
  readonly place: Target<'businesses'>;
  readonly known: BusinessIndex;
  readonly visit: VisitWebsite;
}

/** How a pass ended: at the end of all searches, or at the daily limit. */
export interface PassResult {
  readonly tally: PassCounts;
  /** The places that it searched. */
  readonly places: readonly string[];
  readonly limited: boolean;
}

/** What one page came to. */
type PageOutcome = SortedPage & VerifiedBusinesses & { readonly read: number };

/** One way through all searches, page by page; each page is stored with where the next one is. */
export class SearchPass {
  readonly #context: Context;
  readonly #run: Run;
  readonly #parts: Parts;
  readonly #searches: readonly PlaceQuery[];
  readonly #criteria: string;
  readonly #places = new Set<string>();
  /** The ids that this run has found. */
  readonly #found = new Set<string>();
  /** The ids in the current search. */
  #seen = new Set<string>();
  #position: SearchPosition;
  #tally: PassCounts;

  static async begin(context: Context, run: Run, parts: Parts): Promise<SearchPass> {
    const { pass } = await readProgress(context.db, parts.place, context.clock());
    return new SearchPass(context, run, parts, pass);
  }

  private constructor(context: Context, run: Run, parts: Parts, before: StoredPass | undefined) {
    const { settings, search } = parts;
    const { categories, locations, maxResultsPerSearch, searchRadius } = settings;
    this.#context = context;
    this.#run = run;
    this.#parts = parts;
    this.#searches = locations.flatMap((place) => categories.map((category) => ({ category, place })));
    this.#criteria = JSON.stringify([search.name, categories, locations, maxResultsPerSearch, searchRadius]);
    const goesOn = before?.criteria === this.#criteria ? before : undefined;
    const same = goesOn?.runId === run.id;
    this.#tally = same ? goesOn.tally : nothing;
    // The token of a page expires soon, so another run reads this search from its first page.
    this.#position =
      goesOn && !same && goesOn.position.token !== undefined
        ? { ...goesOn.position, ...firstPage, token: undefined }
        : (goesOn?.position ?? { search: 0, ...firstPage });
  }

  /** Reads pages until there are no more, or until the daily limit is reached. */
  async readToTheEnd(): Promise<PassResult> {
    const { log } = this.#run;
    const { lacks, name } = this.#parts.search;
    const first = this.#searches[this.#position.search];
    if (first && (this.#position.search > 0 || this.#position.page > 1))
      log.add({ kind: 'decision', text: { kind: 'searchGoesOn', args: { ...first, page: this.#position.page } } });
    if (lacks.length > 0)
      log.add({ kind: 'decision', text: { kind: 'notGiven', args: { service: name, fields: lacks } } });
    for (;;) {
      const search = this.#searches[this.#position.search];
      const room = search ? await this.#room() : 0;
      if (!search || room <= 0) return { tally: this.#tally, places: [...this.#places], limited: search !== undefined };
      await this.#readPage(search, room);
    }
  }

  /** How many more results may be read today. */
  async #room(): Promise<number> {
    const { read } = await readProgress(this.#context.db, this.#parts.place, this.#context.clock());
    return limits.maps.dailyLimit - read;
  }

  async #readPage(search: PlaceQuery, room: number): Promise<void> {
    const { settings, search: service } = this.#parts;
    const { page, read } = this.#position;
    this.#run.signal.throwIfAborted();
    this.#reportPage({ kind: 'readingSearchPage', args: { ...search, page } });
    this.#places.add(search.place);
    const wanted = settings.maxResultsPerSearch - read;
    const answer = await service.read(search, this.#position, wanted);
    const fresh = answer.places.some(({ id }) => !this.#seen.has(id));
    for (const { id } of answer.places) this.#seen.add(id);
    const places = fresh
      ? answer.places
          .slice(0, Math.min(wanted, room))
          .map((one) => ({ ...one, id: recordIdFor(this.#run.agent.id, one.id) }))
      : [];
    const cut = fresh && room < Math.min(wanted, answer.places.length);
    const centre = this.#position.centre ?? centreOf(answer.places.flatMap(({ coordinates }) => coordinates ?? []));
    const outcome = await this.#workOn({ ...search, page }, places, centre);
    this.#position = cut
      ? { ...this.#position, centre }
      : this.#after(search, fresh ? answer.next : undefined, { read: read + places.length, centre });
    await this.#keep(outcome);
  }

  #reportPage(text: Fact): void {
    this.#run.log.progress({ done: this.#position.search, of: this.#searches.length, text });
  }

  /** The page after this one: of the same search, or the first of the next one. */
  #after(
    { place }: PlaceQuery,
    next: PlacePage['next'],
    { read, centre }: Pick<SearchPosition, 'read' | 'centre'>,
  ): SearchPosition {
    const index = this.#position.search;
    if (next && read < this.#parts.settings.maxResultsPerSearch) return { search: index, ...next, read, centre };
    this.#seen = new Set();
    const isNear = this.#searches[index + 1]?.place === place;
    return { search: index + 1, ...firstPage, centre: isNear ? centre : undefined };
  }

  async #workOn(
    query: PlaceQuery & { readonly page: number },
    places: readonly FoundPlace[],
    centre: SearchPosition['centre'],
  ): Promise<PageOutcome> {
    const { settings, search, known, visit } = this.#parts;
    const { place, category } = query;
    const { duplicateFiltering, searchRadius: radius } = settings;
    const sorted = sortPage(places, { known, found: this.#found, duplicateFiltering, centre, radius });
    if (sorted.drafts.size > 0 && (settings.autoVerification || settings.dataEnrichment))
      this.#reportPage({ kind: 'visitingWebsites', args: query });
    const looked = await verifyBusinesses(sorted.drafts, { known, settings, place, visit });
    const from = { source: search.name, search: category, ...(centre && { area: { place, ...centre, radius } }) };
    const drafts = new Map([...looked.drafts].map(([id, draft]) => [id, { ...draft, ...from }]));
    return { ...sorted, ...looked, drafts, read: places.length };
  }

  /** Stores a page, and tells of it. */
  async #keep({ drafts, merged, tooFar, closed, verified, websites, answered, read }: PageOutcome): Promise<void> {
    const { log, id: runId } = this.#run;
    const { place, known, settings } = this.#parts;
    const say = (count: number, text: Parameters<typeof log.add>[0]['text'], kind: 'decision' | 'call' = 'decision') =>
      count > 0 ? log.add({ kind, text }) : undefined;
    say(websites, { kind: 'websitesVisited', args: { websites, answered } }, 'call');
    say(merged, { kind: 'duplicatesMerged', args: { records: merged } });
    say(tooFar, { kind: 'tooFarLeftOut', args: { records: tooFar, miles: settings.searchRadius } });
    const marked = [...drafts.keys()].filter((id) => drafts.get(id)?.status === 'closed');
    say(closed, { kind: 'closedLeftOut', args: { records: closed } });
    say(marked.length, { kind: 'closedMarked', args: { records: marked.length } });
    const once = [...drafts.keys()].filter((id) => !this.#found.has(id) && !marked.includes(id));
    const added = once.filter((id) => known.get(id)?.scrapedAt == null).length;
    this.#tally = {
      found: this.#tally.found + once.length,
      added: this.#tally.added + added,
      verified: this.#tally.verified + once.filter((id) => verified.has(id)).length,
      merged: this.#tally.merged + merged,
      tooFar: this.#tally.tooFar + tooFar,
    };
    const isOver = this.#position.search >= this.#searches.length;
    const pass = { criteria: this.#criteria, runId, position: this.#position, tally: this.#tally };
    await log.keep(
      {
        kind: 'write',
        text: {
          kind: 'recordsWritten',
          args: { collection: 'businesses', added, updated: drafts.size - added },
        },
        records: { collection: 'businesses', count: once.length },
      },
      async (db, at) => {
        await writeBusinesses(db, place, drafts, at);
        await writeProgress(db, place, new Date(at), { read, pass: isOver ? undefined : pass });
        for (const [id, draft] of drafts) known.add({ ...known.get(id), ...draft, id, scrapedAt: at });
      },
    );
    for (const id of drafts.keys()) this.#found.add(id);
  }
}
