import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { bearerOf } from '../../secrets.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { refused, search } from './search.ts';

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
      'no-permission': () => refused(403, 'forbidden', 'This API key is not allowed to make this request.'),
      'rate-limited': () => refused(429, 'rate_limit_exceeded', 'Request rate limit exceeded.', retryLater),
      'no-credit': () =>
        refused(
          401,
          'insufficient_quota',
          'You exceeded your current quota, please check your plan and billing details.',
        ),
    },
  },
  routes: (world) =>
    new Hono<RouteEnv>()
      .post('/search', async (c) => c.json(search(world, await c.req.json().catch(() => undefined))))
      .notFound(() => refused(404, 'not_found', 'Not Found')),
});
