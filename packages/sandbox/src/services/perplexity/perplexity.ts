import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { bearerOf } from '../../requests.ts';
import { defineService, type RouteEnv, refuse } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import { searchPages } from '../../world/searchPages.ts';

const dayMs = 86_400_000;
const days: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 31, year: 366 };
const charactersPerToken = 4;

/** An error as Perplexity words it. */
const errorResponse = (
  status: number,
  type: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json({ error: { message, type, code: status } }, { status, headers });

const invalid = (message: string): never => refuse(errorResponse(400, 'bad_request', message));

const textsOf = (value: unknown, name: string, most: number): readonly string[] =>
  Array.isArray(value) && value.length <= most && value.every((item) => typeof item === 'string')
    ? value
    : invalid(`${name} must be a list of at most ${most} strings`);

function whole(value: unknown, name: string, highest: number, fallback: number): number {
  const number = value ?? fallback;
  return Number.isInteger(number) && Number(number) >= 1 && Number(number) <= highest
    ? Number(number)
    : invalid(`${name} must be between 1 and ${highest}`);
}

function queriesOf(query: unknown): readonly string[] {
  const queries = (typeof query === 'string' ? [query] : textsOf(query ?? [], 'query', 5)).map((text) => text.trim());
  return queries.length === 0 || queries.includes('') ? invalid('query is required') : queries;
}

/** Whether a host fits a list of domains: those wanted, or with a hyphen before each, those that are not. */
function hostFilter(domains: readonly string[]): (host: string) => boolean {
  const shut = domains.filter((domain) => domain.startsWith('-')).map((domain) => domain.slice(1));
  if (shut.length > 0 && shut.length < domains.length)
    return invalid('search_domain_filter cannot mix allowlist and denylist entries');
  const isBelow = (host: string, list: readonly string[]) =>
    list.some((domain) => host === domain || host.endsWith(`.${domain}`));
  return (host) => (shut.length > 0 ? !isBelow(host, shut) : domains.length === 0 || isBelow(host, domains));
}

/** Searches the pages of the world; several questions are answered together. */
function search({ pages, clock }: World, body: unknown) {
  if (typeof body !== 'object' || body === null) return invalid('The request body is not valid JSON');
  const given = body as Readonly<Record<string, unknown>>;
  const queries = queriesOf(given['query']);
  const most = whole(given['max_results'], 'max_results', 20, 10);
  const longest = charactersPerToken * whole(given['max_tokens_per_page'], 'max_tokens_per_page', 1_000_000, 4_096);
  const host = hostFilter(textsOf(given['search_domain_filter'] ?? [], 'search_domain_filter', 20));
  const recency = given['search_recency_filter'] ?? undefined;
  const span = typeof recency === 'string' ? days[recency] : undefined;
  if (recency !== undefined && span === undefined)
    return invalid(`search_recency_filter must be one of ${Object.keys(days).join(', ')}`);
  const scope = { host, ...(span !== undefined && { from: new Date(clock().getTime() - span * dayMs) }) };
  const hits = queries
    .flatMap((query) => searchPages(pages, query, scope))
    .toSorted((one, other) => other.score - one.score);
  const each = new Map(hits.map((hit) => [hit.page.url, hit]));
  return {
    results: [...each.values()].slice(0, most).map(({ page: { title, url, published }, passages }) => {
      const date = published?.toISOString().slice(0, 10) ?? null;
      return { title, url, snippet: passages.join('\n').slice(0, longest), date, last_updated: date };
    }),
    id: '00000000-0000-4000-8000-000000000000',
  };
}

/** What its gateway sends to those who may not come in. */
const unauthorized = (): Response =>
  new Response(
    '<html>\n<head><title>401 Authorization Required</title></head>\n<body>\n<center><h1>401 Authorization Required</h1></center>\n</body>\n</html>\n',
    { status: 401, headers: { 'content-type': 'text/html' } },
  );

/** Perplexity: searching the web. Every call is billed, so there is none that only checks a key. */
export const perplexity = defineService({
  id: 'perplexity',
  hosts: ['api.perplexity.ai'],
  docs: [
    'https://docs.perplexity.ai/api-reference/search-post',
    'https://github.com/perplexityai/perplexity-py/blob/main/src/perplexity/types/search_create_params.py',
    'https://community.perplexity.ai/t/401-authorization-required-response-in-api/2591',
  ],
  access: {
    secretOf: bearerOf,
    refusals: {
      wrong: unauthorized,
      'no-permission': () => errorResponse(403, 'forbidden', 'This API key is not allowed to make this request.'),
      'rate-limited': () => errorResponse(429, 'rate_limit_exceeded', 'Request rate limit exceeded.', retryLater),
      'no-credit': () =>
        errorResponse(
          401,
          'insufficient_quota',
          'You exceeded your current quota, please check your plan and billing details.',
        ),
    },
  },
  routes: (world) =>
    new Hono<RouteEnv>()
      .post('/search', async (c) => c.json(search(world, await c.req.json().catch(() => undefined))))
      .notFound(() => errorResponse(404, 'not_found', 'Not Found')),
});
