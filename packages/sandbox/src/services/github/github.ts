import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import type { Behaviour } from '../../keys.ts';
import { refuse, defineService, type RouteEnv } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import { hexId } from '../../world/seededRandom.ts';
import { repositories } from './rows.ts';
import { issueOf, pullOf, userOf, type Entry } from './shapes.ts';

const versions = ['2022-11-28', '2026-03-10'];
const perHour = 5_000;

const errorResponse = (
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
  more: object = {},
) =>
  Response.json(
    { message, ...more, documentation_url: 'https://docs.github.com/rest', status: String(status) },
    { status, headers },
  );

const tokenOf = ({ headers }: Request): string | undefined =>
  /^(?:Bearer|token) (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/** Counts the requests of an hour, which begins with the first. The headers say how many are left. */
function createMeter(clock: () => Date) {
  let [used, ends] = [0, 0];
  return (behaviour: Behaviour, isCounted: boolean): Readonly<Record<string, string>> => {
    const now = Math.floor(clock().getTime() / 1_000);
    if (now >= ends) [used, ends] = [0, now + 3_600];
    if (isCounted) used += 1;
    const remaining = behaviour === 'rate-limited' ? 0 : Math.max(perHour - used, 0);
    return {
      'x-ratelimit-limit': String(perHour),
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-used': String(perHour - remaining),
      'x-ratelimit-reset': String(ends),
      'x-ratelimit-resource': 'core',
    };
  };
}

/** The answer to one who may have it already, and says so by its tag. */
async function sparing(answer: Response, known: string | undefined): Promise<Response> {
  if (!answer.ok) return answer;
  const body = await answer.text();
  const headers = new Headers(answer.headers);
  headers.set('etag', `W/"${hexId(body, 64)}"`);
  return known === headers.get('etag')
    ? new Response(null, { status: 304, headers })
    : new Response(body, { status: answer.status, headers });
}

const oneOf = (query: URLSearchParams, name: string, values: readonly string[]): string => {
  const value = query.get(name) ?? values[0] ?? '';
  return values.includes(value)
    ? value
    : refuse(
        errorResponse(422, 'Validation Failed', {}, { errors: [{ resource: 'Search', field: name, code: 'invalid' }] }),
      );
};

/** A whole number; what is none counts as missing, as with GitHub. */
const whole = (text: string | null, most: number, otherwise: number): number => {
  const number = Number(text ?? '');
  return Number.isInteger(number) && number > 0 ? Math.min(number, most) : otherwise;
};

interface Dated {
  readonly created_at: string;
  readonly updated_at: string;
  readonly state: string;
}

/** One page, newest first, with the addresses of the others. */
function page(all: readonly Dated[], url: URL): Response {
  const { searchParams: query } = url;
  const state = oneOf(query, 'state', ['open', 'closed', 'all']);
  const key = oneOf(query, 'sort', ['created', 'updated']) === 'created' ? 'created_at' : 'updated_at';
  const sign = oneOf(query, 'direction', ['desc', 'asc']) === 'desc' ? -1 : 1;
  const found = all
    .filter((one) => state === 'all' || one.state === state)
    .toSorted((one, other) => one[key].localeCompare(other[key]) * sign);
  const size = whole(query.get('per_page'), 100, 30);
  const number = whole(query.get('page'), Number.MAX_SAFE_INTEGER, 1);
  const last = Math.max(Math.ceil(found.length / size), 1);
  const link = (to: number, rel: string): string => {
    const address = new URL(url);
    address.searchParams.set('page', String(to));
    return `<${address.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(number > 1 ? [link(number - 1, 'prev')] : []),
    ...(number < last ? [link(number + 1, 'next'), link(last, 'last')] : []),
    ...(number > 1 ? [link(1, 'first')] : []),
  ];
  return Response.json(found.slice((number - 1) * size, number * size), {
    headers: links.length > 0 ? { link: links.join(', ') } : {},
  });
}

/** What stands in a repository; the oldest has the number 1. */
function entriesOf({ began }: World, repository: string): readonly Entry[] {
  const rows = Object.hasOwn(repositories, repository) ? repositories[repository] : undefined;
  if (!rows) return refuse(errorResponse(404, 'Not Found'));
  return rows.map((row, index) => ({ row, number: rows.length - index, repository, began: began.getTime() }));
}

/** GitHub: issues and pull requests of a company's repositories, to be read. */
export const github = defineService({
  id: 'github',
  hosts: ['api.github.com'],
  docs: [
    'https://docs.github.com/en/rest/users/users#get-the-authenticated-user',
    'https://docs.github.com/en/rest/issues/issues#list-repository-issues',
    'https://docs.github.com/en/rest/pulls/pulls#list-pull-requests',
    'https://docs.github.com/en/rest/using-the-rest-api/using-pagination-in-the-rest-api',
    'https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api',
    'https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#use-conditional-requests-if-appropriate',
    'https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api',
  ],
  access: {
    secretOf: tokenOf,
    refusals: {
      wrong: ({ headers }) =>
        errorResponse(401, headers.has('authorization') ? 'Bad credentials' : 'Requires authentication'),
      // The first two are refused where requests are counted; reading costs nothing.
      'no-permission': () => undefined,
      'rate-limited': () => undefined,
      'no-credit': () => undefined,
    },
  },
  routes: (world) => {
    const meter = createMeter(world.clock);
    return new Hono<RouteEnv>()
      .use(async (c, next) => {
        await next();
        const answer = await sparing(c.res, c.req.header('if-none-match'));
        for (const [name, value] of Object.entries(meter(c.env.behaviour, answer.status !== 304)))
          answer.headers.set(name, value);
        c.res = undefined;
        c.res = answer;
      })
      .use(async (c, next) => {
        const version = c.req.header('x-github-api-version');
        if (c.env.behaviour === 'no-permission')
          return errorResponse(403, 'Resource not accessible by personal access token');
        if (c.env.behaviour === 'rate-limited')
          return errorResponse(403, 'API rate limit exceeded for user ID 1.', retryLater);
        if (!c.req.header('user-agent'))
          return c.text(
            'Request forbidden by administrative rules. Please make sure your request has a User-Agent header (https://docs.github.com/en/rest/overview/resources-in-the-rest-api#user-agent-required).',
            403,
          );
        if (version !== undefined && !versions.includes(version))
          return errorResponse(400, `The API version "${version}" is not supported.`);
        return next();
      })
      .get('/user', (c) =>
        c.json({
          ...userOf('ada-brandt'),
          name: 'Ada Brandt',
          company: 'Nordlicht Feinkost',
          public_repos: 0,
          followers: 3,
        }),
      )
      .get('/repos/:owner/:name/issues', (c) => {
        const url = new URL(c.req.url);
        const labels = (url.searchParams.get('labels') ?? '').split(',').filter((label) => label !== '');
        const found = entriesOf(world, `${c.req.param('owner')}/${c.req.param('name')}`).filter(({ row }) =>
          labels.every((label) => row.labels.includes(label)),
        );
        return page(found.map(issueOf), url);
      })
      .get('/repos/:owner/:name/pulls', (c) => {
        const pulls = entriesOf(world, `${c.req.param('owner')}/${c.req.param('name')}`).filter(
          ({ row }) => row.branch,
        );
        return page(pulls.map(pullOf), new URL(c.req.url));
      })
      .notFound(() => errorResponse(404, 'Not Found'));
  },
});
