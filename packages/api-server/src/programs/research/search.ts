import type { ResearchSettings } from '@switchboard/api-contract/agents/research';
import type { SearchService } from '@switchboard/api-contract/services/search';
import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import { bearer, type Credentials } from '../../outside/providers/whoAmI.ts';
import type { Connected } from '../../outside/credentials/credentials.ts';
import { looseNumber, looseText, readEach, logLeftOut } from '../../outside/providers/readEach.ts';
import { callService, noCreditFailure } from '../../outside/callService.ts';
import { oneSearch, searchUseOf, serperFailure } from '../../outside/searches.ts';
import { plainText } from '../../outside/plainText.ts';
import { tooLarge, insteadOfTooLarge } from '../../outside/readPageInParts.ts';
import type { Caller } from '../../outside/Caller.ts';

/** A source exactly as the search found it. */
export interface FoundSource {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  /** An ISO instant; undefined if the search gave none, or gave it in relative words. */
  readonly publishDate: string | undefined;
  /** What the page itself says of the question; missing where the excerpt is enough, or the page could not be read. */
  readonly page?: string;
  /** The record of a source that another research found. */
  readonly known?: string;
}

/** Where to search. */
type Field = 'web' | 'news' | 'academic';

/** How many results are asked for: fewer where an answer is too large. */
const perSearch: readonly number[] = [20, 5, 1];
/** Tavily accepts no longer ones. */
const longestQuery = 400;
const longestTitle = 200;
const longestExcerpt = 1_000;

const items = v.array(v.unknown());
const tavilyAnswer = v.object({ results: items });
const serperAnswer = v.object({ organic: v.nullish(items), news: v.nullish(items), credits: looseNumber });
const perplexityAnswer = v.object({ results: items });

interface Question {
  readonly query: string;
  readonly field: Field;
  readonly thorough: boolean;
  /** How many results at most. */
  readonly most: number;
}
type Ask = (context: Context, run: Caller, credentials: Credentials, question: Question) => Promise<readonly unknown[]>;

const post = (url: string, headers: Readonly<Record<string, string>>, body: object) => ({
  method: 'POST' as const,
  url,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Where each service can search, and how to call it. */
const services: Record<SearchService, { readonly fields: readonly Field[]; readonly ask: Ask }> = {
  /** https://docs.tavily.com/documentation/api-reference/endpoint/search */
  tavily: {
    fields: ['web', 'news'],
    ask: async (context, run, credentials, { query, field, thorough, most }) => {
      const body = {
        query,
        topic: field === 'news' ? 'news' : 'general',
        search_depth: thorough ? 'advanced' : 'basic',
        max_results: most,
      };
      const { results } = await callService(context, run, {
        serviceId: 'tavily',
        credentials,
        request: post('https://api.tavily.com/search', bearer(credentials['apiKey']), body),
        answer: tavilyAnswer,
        // https://docs.tavily.com/documentation/api-credits
        uses: { unit: 'credits', units: thorough ? 2 : 1 },
      });
      return results;
    },
  },
  /** https://serper.dev: search, news and scholar */
  serper: {
    fields: ['web', 'news', 'academic'],
    ask: async (context, run, credentials, { query, field, most }) => {
      const place = { web: 'search', news: 'news', academic: 'scholar' }[field];
      const { organic, news } = await callService(context, run, {
        serviceId: 'serper',
        credentials,
        request: post(
          `https://google.serper.dev/${place}`,
          { 'x-api-key': credentials['apiKey'] ?? '' },
          { q: query, num: most },
        ),
        answer: serperAnswer,
        uses: oneSearch,
        readUse: searchUseOf,
        judge: serperFailure,
      });
      return [...(organic ?? []), ...(news ?? [])];
    },
  },
  /** https://docs.perplexity.ai/api-reference/search-post */
  perplexity: {
    fields: ['web'],
    ask: async (context, run, credentials, { query, most }) => {
      const { results } = await callService(context, run, {
        serviceId: 'perplexity',
        credentials,
        request: post('https://api.perplexity.ai/search', bearer(credentials['apiKey']), {
          query,
          max_results: most,
        }),
        answer: perplexityAnswer,
        uses: oneSearch,
        judge: ({ status, body }) =>
          status === 401 && body.includes('"insufficient_quota"') ? noCreditFailure('perplexity') : undefined,
      });
      return results;
    },
  },
};

/**
 * Searches the places that the depth and the settings choose. Returns each address once, and at most as many as the
 * settings allow; a result that can't be read costs no other.
 */
export async function search(
  context: Context,
  run: Caller,
  { serviceId, credentials, name: service }: Connected<SearchService>,
  query: string,
  settings: ResearchSettings,
): Promise<FoundSource[]> {
  const { fields, ask } = services[serviceId];
  const found = new Map<string, FoundSource>();
  run.log.progress({ text: { kind: 'askingService', args: { service } } });
  for (const field of fieldsOf(settings).filter((wanted) => fields.includes(wanted))) {
    const results = await askForFewer((most) =>
      ask(context, run, credentials, {
        query: query.slice(0, longestQuery),
        field,
        thorough: settings.researchDepth === 'comprehensive',
        most,
      }),
    );
    const { read, left } = readEach(results ?? [], result);
    logLeftOut(run.log, read.length, results ? left : [tooLarge]);
    for (const one of read) if (!found.has(one.url)) found.set(one.url, one);
  }
  return [...found.values()].slice(0, settings.maxSourcesPerQuery);
}

/** The results, fewer where an answer is too large; undefined where one alone is. */
async function askForFewer(
  ask: (most: number) => Promise<readonly unknown[]>,
  [most, ...fewer]: readonly number[] = perSearch,
): Promise<readonly unknown[] | undefined> {
  if (most === undefined) return undefined;
  return (await ask(most).catch(insteadOfTooLarge(undefined))) ?? askForFewer(ask, fewer);
}

/** A basic research searches only the web, a standard one also the news, a comprehensive one also papers. */
function fieldsOf({ researchDepth, includeNews, includeAcademicSources }: ResearchSettings): Field[] {
  const news = researchDepth !== 'basic' && includeNews;
  const academic = researchDepth === 'comprehensive' && includeAcademicSources;
  return ['web', ...(news ? (['news'] as const) : []), ...(academic ? (['academic'] as const) : [])];
}

const dateForms: readonly RegExp[] = [
  /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/,
  /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} [\d:]+ GMT$/,
  /^[A-Z][a-z]{2,8} \d{1,2}, \d{4}$/,
];

/** Reads a date written in an exact form. Undefined for relative words such as '3 days ago'. */
function instantOf(date: string): string | undefined {
  const form = dateForms.findIndex((candidate) => candidate.test(date));
  const moment = new Date(form === 2 ? `${date} UTC` : form < 0 ? Number.NaN : date);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** A result in the names of any of the three services. Without an address of the web it is none. */
const told = v.object({
  title: looseText,
  url: looseText,
  link: looseText,
  content: looseText,
  snippet: looseText,
  published_date: looseText,
  date: looseText,
});
const result = v.pipe(
  told,
  v.transform(toFoundSource),
  v.custom<FoundSource>((found) => found !== undefined),
);

function toFoundSource({
  title,
  url,
  link,
  content,
  snippet,
  published_date,
  date,
}: v.InferOutput<typeof told>): FoundSource | undefined {
  const address = URL.parse(url ?? link ?? '');
  if (!address || !/^https?:$/.test(address.protocol) || address.username !== '' || address.href.length > 2_000)
    return undefined;
  address.hash = '';
  return {
    title: plainText(title, longestTitle) || address.hostname,
    url: address.href,
    excerpt: plainText(content ?? snippet, longestExcerpt),
    publishDate: instantOf(published_date ?? date ?? ''),
  };
}
