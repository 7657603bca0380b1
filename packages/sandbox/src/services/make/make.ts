import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { owner, accountZone } from '../../world/account.ts';
import { createHooks } from './hooks.ts';

const hookHost = 'hook.eu1.make.com';
const isHook = ({ url }: Request): boolean => new URL(url).hostname === hookHost;

const failed = (status: number, message: string, detail: string, headers: Readonly<Record<string, string>> = {}) =>
  Response.json({ detail, message, code: `SC${status}` }, { status, headers });

const says = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain', ...headers } });

/** The API takes a token; the address of a webhook is itself the secret. */
const secretOf = (request: Request): string | undefined =>
  isHook(request)
    ? new URL(request.url).pathname.slice(1).replace(/\/$/, '')
    : /^Token (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** Make: the user of a token, and webhooks whose scenarios run on a schedule, so that what they get waits in a queue. */
export const make = defineService({
  id: 'make',
  hosts: ['eu1.make.com', hookHost],
  docs: [
    'https://developers.make.com/api-documentation/getting-started/making-your-first-api-call',
    'https://developers.make.com/api-documentation/api-reference/users/me',
    'https://developers.make.com/api-documentation/api-reference/hooks',
    'https://developers.make.com/api-documentation/api-reference/hooks-greater-than-incomings',
    'https://help.make.com/webhooks',
  ],
  access: {
    secretOf,
    refusals: {
      wrong: (request) => (isHook(request) ? says(410, 'Gone') : failed(401, 'Access denied.', 'Access denied.')),
      // Whoever knows the address of a webhook may use it.
      'no-permission': (request) =>
        isHook(request) ? undefined : failed(403, 'Permission denied', 'Insufficient rights'),
      'rate-limited': (request) =>
        isHook(request)
          ? says(429, 'Too many requests', retryLater)
          : failed(
              429,
              'Requests limit for organization exceeded, please try again later.',
              'Requests limit for organization exceeded',
              retryLater,
            ),
      // Without credits nothing takes what waits in the queue, until it is full.
      'no-credit': (request) => (isHook(request) ? says(400, 'Queue is full.') : undefined),
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
        if (team === undefined) return failed(400, 'Bad Request', "Missing value of required parameter 'teamId'.");
        return c.json({ hooks: hooks.list(Number(team)) });
      })
      .get('/api/v2/hooks/:id/incomings', (c) => {
        const waiting = hooks.waiting(Number(c.req.param('id')));
        return waiting ? c.json(waiting) : failed(404, 'Not Found', 'Webhook not found.');
      })
      .get('/api/v2/hooks/:id/incomings/:incoming', (c) => {
        const incoming = hooks.incoming(Number(c.req.param('id')), c.req.param('incoming'));
        return incoming ? c.json({ incoming }) : failed(404, 'Not Found', 'Incoming not found.');
      })
      .notFound(() => failed(404, 'Not Found', 'The requested resource does not exist.'));
    return new Hono<RouteEnv>().all('*', async (c) => {
      if (!isHook(c.req.raw)) return api.fetch(c.req.raw, c.env);
      hooks.take(c.req.path.slice(1).replace(/\/$/, ''), {
        ...c.req.query(),
        ...(c.req.method !== 'GET' && (await hooks.bodyOf(c.req.raw))),
      });
      return says(200, 'Accepted');
    });
  },
});
