import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { owner, accountZone } from '../../world/account.ts';
import { isFields, type Fields } from '../../requests.ts';
import type { World } from '../../world/createWorld.ts';
import { hexId } from '../../world/seededRandom.ts';

interface Incoming {
  readonly id: string;
  readonly scope: 'hook';
  readonly size: number;
  readonly created: string;
  readonly data: Fields;
}

interface Hook {
  readonly id: number;
  readonly udid: string;
  readonly incomings: Incoming[];
}

const ownTeam = 4;
const queueLimit = 10_000;

/** The webhooks of the team. The first is there from the start, others once somebody calls them. */
function createHooks(world: World) {
  const hooks: Hook[] = [{ id: 654, udid: 'sandbox', incomings: [] }];
  const hookOf = (udid: string): Hook => {
    const found = hooks.find((hook) => hook.udid === udid);
    if (found) return found;
    const made = { id: 654 + hooks.length, udid, incomings: [] };
    hooks.push(made);
    return made;
  };
  return {
    list: (teamId: number) =>
      hooks
        .filter(() => teamId === ownTeam)
        .map(({ id, udid, incomings }) => ({
          id,
          name: udid === 'sandbox' ? 'Notifications' : `Notifications ${udid}`,
          teamId: ownTeam,
          udid,
          type: 'web',
          typeName: 'gateway-webhook',
          packageName: null,
          theme: '#f21361',
          flags: {},
          editable: true,
          queueCount: incomings.length,
          queueLimit,
          enabled: true,
          gone: false,
          scenarioId: 925 + id,
          url: `https://hook.eu1.make.com/${udid}`,
        })),
    waiting: (id: number) => {
      const hook = hooks.find((one) => one.id === id);
      return (
        hook && {
          incomings: hook.incomings.map(({ data: _data, ...incoming }) => incoming),
          pg: { sortBy: 'created', limit: queueLimit, sortDir: 'asc', offset: 0 },
        }
      );
    },
    incoming: (id: number, incoming: string): Incoming | undefined =>
      hooks.find((hook) => hook.id === id)?.incomings.find((one) => one.id === incoming),
    /** JSON as it is, a form by its fields, and any other text as a value. */
    bodyOf: async (request: Request): Promise<Fields> => {
      const text = await request.text();
      if ((request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded'))
        return Object.fromEntries(new URLSearchParams(text));
      try {
        const body: unknown = JSON.parse(text);
        return isFields(body) ? body : { value: body };
      } catch {
        return { value: text };
      }
    },
    take: (udid: string, data: Fields): void => {
      const { incomings } = hookOf(udid);
      incomings.push({
        id: hexId(`make ${udid} ${incomings.length}`, 32),
        scope: 'hook',
        size: JSON.stringify(data).length,
        created: world.clock().toISOString(),
        data,
      });
    },
  };
}

const hookHost = 'hook.eu1.make.com';
const isHook = ({ url }: Request): boolean => new URL(url).hostname === hookHost;

const errorResponse = (
  status: number,
  message: string,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
) => Response.json({ detail, message, code: `SC${status}` }, { status, headers });

const textResponse = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain', ...headers } });

/** The API takes a user's token, or as a bearer token that of an app; the address of a webhook is itself the secret. */
const secretOf = (request: Request): string | undefined =>
  isHook(request)
    ? new URL(request.url).pathname.slice(1).replace(/\/$/, '')
    : /^(?:Token|Bearer) (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** Make: the user of a token, and webhooks whose scenarios run on a schedule, so that what they get waits in a queue. */
export const make = defineService({
  id: 'make',
  hosts: ['eu1.make.com', hookHost],
  docs: [
    'https://developers.make.com/api-documentation/authentication',
    'https://developers.make.com/api-documentation/getting-started/making-your-first-api-call',
    'https://developers.make.com/api-documentation/api-reference/users/me',
    'https://developers.make.com/api-documentation/api-reference/hooks',
    'https://developers.make.com/api-documentation/api-reference/hooks-greater-than-incomings',
    'https://help.make.com/webhooks',
  ],
  access: {
    secretOf,
    refusals: {
      wrong: (request) =>
        isHook(request) ? textResponse(410, 'Gone') : errorResponse(401, 'Access denied.', 'Access denied.'),
      // Whoever knows the address of a webhook may use it.
      'no-permission': (request) =>
        isHook(request) ? undefined : errorResponse(403, 'Permission denied', 'Insufficient rights'),
      'rate-limited': (request) =>
        isHook(request)
          ? textResponse(429, 'Too many requests', retryLater)
          : errorResponse(
              429,
              'Requests limit for organization exceeded, please try again later.',
              'Requests limit for organization exceeded',
              retryLater,
            ),
      // Without credits nothing takes what waits in the queue, until it is full.
      'no-credit': (request) => (isHook(request) ? textResponse(400, 'Queue is full.') : undefined),
    },
  },
  routes: (world) => {
    const hooks = createHooks(world);
    const api = new Hono<RouteEnv>()
      .get('/api/v2/users/me', (c) =>
        c.json({
          authUser: {
            id: 41_207,
            name: owner.name,
            email: owner.email,
            language: 'en',
            timezoneId: 301,
            timezone: accountZone,
            localeId: 7,
            countryId: 81,
            features: { allow_apps: false, local_access: false },
            avatar: null,
            lastLogin: world.began.toISOString(),
          },
        }),
      )
      .get('/api/v2/hooks', (c) => {
        const team = c.req.query('teamId');
        if (team === undefined)
          return errorResponse(400, 'Bad Request', "Missing value of required parameter 'teamId'.");
        return c.json({ hooks: hooks.list(Number(team)) });
      })
      .get('/api/v2/hooks/:id/incomings', (c) => {
        const waiting = hooks.waiting(Number(c.req.param('id')));
        return waiting ? c.json(waiting) : errorResponse(404, 'Not Found', 'Webhook not found.');
      })
      .get('/api/v2/hooks/:id/incomings/:incoming', (c) => {
        const incoming = hooks.incoming(Number(c.req.param('id')), c.req.param('incoming'));
        return incoming ? c.json({ incoming }) : errorResponse(404, 'Not Found', 'Incoming not found.');
      })
      .notFound(() => errorResponse(404, 'Not Found', 'The requested resource does not exist.'));
    return new Hono<RouteEnv>().all('*', async (c) => {
      if (!isHook(c.req.raw)) return api.fetch(c.req.raw, c.env);
      hooks.take(c.req.path.slice(1).replace(/\/$/, ''), {
        ...c.req.query(),
        ...(c.req.method !== 'GET' && (await hooks.bodyOf(c.req.raw))),
      });
      return textResponse(200, 'Accepted');
    });
  },
});
