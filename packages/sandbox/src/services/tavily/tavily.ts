import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { bearerOf } from '../../requests.ts';
import { defineService, type RouteEnv, refuse } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import type { PageKind } from '../../world/pages.ts';
import { searchPages, type Hit } from '../../world/searchPages.ts';

const planLimit = 15_000;

/** Counts the credits of one account, which has one key. */
function createUsage() {
  let credits = 0;
  return {
    spend: (count: number): void => {
      credits += count;
    },
    /** The answer of the usage endpoint. */
    report: (exhausted: boolean) => {
      const plan_usage = exhausted ? planLimit : credits;
      const by = { search_usage: plan_usage, extract_usage: 0, crawl_usage: 0, map_usage: 0, research_usage: 0 };
      return {
        key: { usage: plan_usage, limit: exhausted ? planLimit : null, ...by },
        account: {
          current_plan: 'Bootstrap',
          plan_usage,
          plan_limit: planLimit,
          paygo_usage: 0,
          paygo_limit: null,
          ...by,
        },
      };
    },
  };
}
type Usage = ReturnType<typeof createUsage>;

const longestQuery = 400;
const longestChunk = 500;
const dayMs = 86_400_000;

const depths = ['advanced', 'basic', 'fast', 'ultra-fast'] as const;
const kindsOf = {
  general: undefined,
  news: ['news'],
  finance: ['news', 'report'],
} satisfies Record<string, readonly PageKind[] | undefined>;
const topics = Object.keys(kindsOf) as readonly (keyof typeof kindsOf)[];
const days: Readonly<Record<string, number>> = { day: 1, week: 7, month: 31, year: 366 };
const ranges = Object.keys(days).flatMap((range) => [range, range.charAt(0)]);

/** An error as Tavily words it. */
const errorResponse = (status: number, error: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ detail: { error } }, { status, headers });

const invalid = (error: string): never => refuse(errorResponse(400, error));

/** Reads the fields of a request; a value of the wrong kind is refused. */
const readerOf = (body: Readonly<Record<string, unknown>>) => ({
  oneOf: <const T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const value = body[name] ?? fallback;
    return (
      values.find((known) => known === value) ??
      invalid(`Invalid ${name}. Must be ${values.map((known) => `'${known}'`).join(' or ')}.`)
    );
  },
  whole: (name: string, least: number, most: number, fallback: number): number => {
    const value = body[name] ?? fallback;
    return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? Number(value)
      : invalid(`Invalid ${name}. Must be between ${least} and ${most}.`);
  },
  hosts: (name: string, most: number): readonly string[] => {
    const value = body[name] ?? [];
    return Array.isArray(value) && value.length <= most && value.every((host) => typeof host === 'string')
      ? value
      : invalid(`Invalid ${name}. Must be a list of at most ${most} domains.`);
  },
  date: (name: string): Date | undefined => {
    const value = body[name] ?? undefined;
    if (value === undefined) return undefined;
    const written = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    const date = new Date(written ? `${value}T00:00:00Z` : Number.NaN);
    return Number.isNaN(date.getTime()) ? invalid(`Invalid ${name}. Must be written as YYYY-MM-DD.`) : date;
  },
});

const isBelow = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

const cut = (text: string): string => (text.length > longestChunk ? text.slice(0, longestChunk) : text);

/** Searches the pages of the world. */
function search(world: World, usage: Usage, body: unknown) {
  if (typeof body !== 'object' || body === null) return invalid('The request body is not valid JSON.');
  const read = readerOf(body as Record<string, unknown>);
  const query = 'query' in body && typeof body.query === 'string' ? body.query.trim() : '';
  if (query === '') return invalid('Query is missing.');
  if (query.length > longestQuery) return invalid(`Query is too long. Max query length is ${longestQuery} characters.`);
  const topic = read.oneOf('topic', topics, 'general');
  const depth = read.oneOf('search_depth', depths, 'basic');
  const most = read.whole('max_results', 0, 20, 5);
  const chunks = depth === 'ultra-fast' ? 1 : read.whole('chunks_per_source', 1, 3, 3);
  const range = read.oneOf('time_range', ['', ...ranges], '');
  const included = read.hosts('include_domains', 300);
  const excluded = read.hosts('exclude_domains', 150);
  const span = Object.entries(days).find(([name]) => range !== '' && name.startsWith(range))?.[1];
  const from = span === undefined ? read.date('start_date') : new Date(world.clock().getTime() - span * dayMs);
  const to = read.date('end_date');
  const kinds = kindsOf[topic];
  const hits = searchPages(world.pages, query, {
    host: (host) => (included.length === 0 || isBelow(host, included)) && !isBelow(host, excluded),
    ...(kinds && { kinds }),
    ...(from && { from }),
    ...(to && { to }),
  }).slice(0, most);
  const credits = depth === 'advanced' ? 2 : 1;
  usage.spend(credits);
  const raw = 'include_raw_content' in body && body.include_raw_content !== false;
  return {
    query,
    follow_up_questions: null,
    answer: null,
    images: [],
    results: hits.map((hit) => resultOf(hit, { chunks, raw, dated: topic === 'news' })),
    response_time: 0.42,
    ...('include_usage' in body && body.include_usage === true && { usage: { credits } }),
    request_id: '00000000-0000-4000-8000-000000000000',
  };
}

function resultOf(
  { page, score, passages }: Hit,
  { chunks, raw, dated }: { chunks: number; raw: boolean; dated: boolean },
) {
  return {
    url: page.url,
    title: page.title,
    content: passages.slice(0, chunks).map(cut).join(' [...] '),
    score: Math.round(score * 1e4) / 1e4,
    raw_content: raw ? page.paragraphs.join('\n\n') : null,
    ...(dated && page.published && { published_date: page.published.toUTCString() }),
  };
}

/** Tavily: searching the web for models. */
export const tavily = defineService({
  id: 'tavily',
  hosts: ['api.tavily.com'],
  docs: [
    'https://docs.tavily.com/documentation/api-reference/endpoint/search',
    'https://docs.tavily.com/documentation/api-reference/endpoint/usage',
    'https://docs.tavily.com/documentation/best-practices/best-practices-search',
    'https://help.tavily.com/articles/8645538886-understanding-http-errors',
  ],
  access: {
    secretOf: bearerOf,
    refusals: {
      wrong: () => errorResponse(401, 'Unauthorized: missing or invalid API key.'),
      'no-permission': () => errorResponse(403, 'Forbidden: this API key may not be used for this request.'),
      'rate-limited': () =>
        errorResponse(429, 'Your request has been blocked due to excessive requests. Please reduce rate of requests.', {
          ...retryLater,
        }),
      // The usage of an exhausted plan can still be read.
      'no-credit': ({ url }) =>
        new URL(url).pathname === '/usage'
          ? undefined
          : errorResponse(
              432,
              "This request exceeds your plan's set usage limit. Please upgrade your plan or contact support@tavily.com",
            ),
    },
  },
  routes: (world) => {
    const usage = createUsage();
    return new Hono<RouteEnv>()
      .post('/search', async (c) => Response.json(search(world, usage, await c.req.json().catch(() => undefined))))
      .get('/usage', (c) => c.json(usage.report(c.env.behaviour === 'no-credit')))
      .notFound((c) => c.json({ detail: 'Not Found' }, 404));
  },
});
