import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { bearerOf } from '../../secrets.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { refused, search } from './search.ts';
import { createUsage } from './usage.ts';

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
      wrong: () => refused(401, 'Unauthorized: missing or invalid API key.'),
      'no-permission': () => refused(403, 'Forbidden: this API key may not be used for this request.'),
      'rate-limited': () =>
        refused(429, 'Your request has been blocked due to excessive requests. Please reduce rate of requests.', {
          ...retryLater,
        }),
      // The usage of an exhausted plan can still be read.
      'no-credit': ({ url }) =>
        new URL(url).pathname === '/usage'
          ? undefined
          : refused(
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
