import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { headerOf } from '../../requests.ts';
import { defineService, type RouteEnv, refuse } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import { searchPlaces } from '../../world/searchPlaces.ts';
import type { PageKind } from '../../world/pages.ts';
import { searchPages, type Hit } from '../../world/searchPages.ts';

/** An error as Serper words it. */
const errorResponse = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ message, statusCode: status }, { status, headers });

/** What somebody asks a search for. */
interface SearchRequest {
  readonly q: string;
  readonly num: number;
  readonly page: number;
  /** Where the search is made from; part of a search for places. */
  readonly location: string | undefined;
  /** The parameters of the request, as the answer repeats them. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

const most = 100;
const invalid = (message: string): never => refuse(errorResponse(400, message));

/** Reads the body of a search. */
function readSearchRequest(body: unknown, type: string): SearchRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return invalid('Invalid JSON body');
  const given = body as Readonly<Record<string, unknown>>;
  const text = (name: string): string | undefined => {
    const value = given[name] ?? undefined;
    return value === undefined || typeof value === 'string' ? value : invalid(`Invalid ${name} parameter`);
  };
  const whole = (name: string, fallback: number, highest: number): number => {
    const value = given[name] ?? fallback;
    return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= highest
      ? Number(value)
      : invalid(`Invalid ${name} parameter`);
  };
  const q = text('q')?.trim() ?? '';
  if (q === '') return invalid('Missing query parameter');
  const [gl, hl, location] = [text('gl'), text('hl'), text('location')];
  const [num, page] = [whole('num', 10, most), whole('page', 1, Number.MAX_SAFE_INTEGER)];
  return {
    q,
    num,
    page,
    location,
    parameters: {
      q,
      ...(gl && { gl }),
      ...(hl && { hl }),
      ...(location && { location }),
      type,
      num,
      page,
      engine: 'google',
    },
  };
}

const minuteMs = 60_000;
const longestSnippet = 180;

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** A date as Google writes it: in relative words for a week, in full afterwards. */
function dateWords(published: Date, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - published.getTime()) / minuteMs));
  if (minutes < 60) return ago(minutes, 'min');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return ago(hours, 'hour');
  if (hours < 8 * 24) return ago(Math.floor(hours / 24), 'day');
  return published.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}

function snippetOf([text = '']: readonly string[]): string {
  if (text.length <= longestSnippet) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestSnippet))} ...`;
}

const kinds: Readonly<Record<'search' | 'news' | 'scholar', readonly PageKind[] | undefined>> = {
  search: undefined,
  news: ['news'],
  scholar: ['paper'],
};

const common = ({ page, passages }: Hit) => ({ title: page.title, link: page.url, snippet: snippetOf(passages) });

/** Searches the pages of the world, as Google, its news and its papers do. */
function findPages({ pages, clock }: World, type: keyof typeof kinds, { q, num, page, parameters }: SearchRequest) {
  const wanted = kinds[type];
  const hits = searchPages(pages, q, wanted && { kinds: wanted }).slice((page - 1) * num, page * num);
  const place = (index: number) => ({ position: (page - 1) * num + index + 1 });
  const dated = ({ page: { published } }: Hit) => published && { date: dateWords(published, clock()) };
  const found = {
    search: () => ({ organic: hits.map((hit, index) => ({ ...common(hit), ...dated(hit), ...place(index) })) }),
    news: () => ({
      news: hits.map((hit, index) => ({ ...common(hit), ...dated(hit), source: hit.page.publisher, ...place(index) })),
    }),
    scholar: () => ({
      organic: hits.map((hit) => ({
        ...common(hit),
        publicationInfo: [hit.page.authors?.join(', '), hit.page.publisher].filter(Boolean).join(' - '),
        ...(hit.page.published && { year: hit.page.published.getUTCFullYear() }),
      })),
    }),
  };
  return { searchParameters: parameters, ...found[type](), credits: num > 10 ? 2 : 1 };
}

/** A page of places holds ten, whatever `num` says. */
const perPage = 10;

/** Searches the map of the world. What nobody knows about a place is missing. */
function findPlaces({ places }: World, { q, page, location, parameters }: SearchRequest) {
  const from = (page - 1) * perPage;
  return {
    searchParameters: { ...parameters, num: perPage },
    places: searchPlaces(places, [q, location].filter(Boolean).join(' '))
      .slice(from, from + perPage)
      .map(
        (
          { name, street, postcode, town, country, lat, lng, rating, ratings, category, phone, website, cid },
          index,
        ) => ({
          position: from + index + 1,
          title: name,
          address: `${street}, ${postcode} ${town}, ${country}`,
          latitude: lat,
          longitude: lng,
          ...(rating !== undefined && { rating, ratingCount: ratings }),
          category,
          ...(phone !== undefined && { phoneNumber: phone }),
          ...(website !== undefined && { website }),
          cid,
        }),
      ),
    credits: 1,
  };
}

const boughtCredits = 2_500;
const perSecond = 50;

/** Serper: Google's search, news, papers and places. */
export const serper = defineService({
  id: 'serper',
  hosts: ['google.serper.dev'],
  // Serper documents its calls in its playground alone, behind a sign-in; the notebook shows its answers in full.
  docs: [
    'https://github.com/langchain-ai/langchain/blob/08ef8357d8001d3550fc0a16e0396310ed8633f2/docs/docs/integrations/tools/google_serper.ipynb',
  ],
  access: {
    secretOf: headerOf('x-api-key'),
    refusals: {
      wrong: () => errorResponse(403, 'Unauthorized.'),
      'no-permission': () => errorResponse(403, 'Account suspended'),
      'rate-limited': () => errorResponse(429, 'Too many requests', retryLater),
      // The balance of an empty account can still be read.
      'no-credit': ({ url }) =>
        new URL(url).pathname === '/account' ? undefined : errorResponse(400, 'Not enough credits'),
    },
  },
  routes: (world) => {
    let spent = 0;
    const charged = (answer: { readonly credits: number }): Response => {
      spent += answer.credits;
      return Response.json(answer);
    };
    const app = new Hono<RouteEnv>();
    for (const type of ['search', 'news', 'scholar'] as const)
      app.post(`/${type}`, async ({ req }) =>
        charged(findPages(world, type, readSearchRequest(await bodyOf(req), type))),
      );
    return app
      .post('/places', async ({ req }) => charged(findPlaces(world, readSearchRequest(await bodyOf(req), 'places'))))
      .get('/account', (c) =>
        c.json({ balance: c.env.behaviour === 'no-credit' ? 0 : boughtCredits - spent, rateLimit: perSecond }),
      )
      .notFound(() => errorResponse(404, 'Not Found'));
  },
});

const bodyOf = (request: { json: () => Promise<unknown> }): Promise<unknown> => request.json().catch(() => undefined);
