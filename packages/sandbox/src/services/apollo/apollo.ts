import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { readFields, bearerOf, headerOf } from '../../requests.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { enrichPeople } from './enrich.ts';
import { readParameters, searchPeople } from './search.ts';

const pathOf = ({ url }: Request): string => new URL(url).pathname;
const isHealth = (request: Request): boolean => pathOf(request).endsWith('/auth/health');

/** Apollo: people and the companies they work for. */
export const apollo = defineService({
  id: 'apollo',
  hosts: ['api.apollo.io'],
  docs: [
    'https://docs.apollo.io/docs/test-api-key',
    'https://docs.apollo.io/reference/people-api-search',
    'https://docs.apollo.io/reference/bulk-people-enrichment',
    'https://docs.apollo.io/docs/api-pricing',
    // The tags of organizations are documented here, and hold for people too.
    'https://docs.apollo.io/reference/organization-search',
  ],
  access: {
    secretOf: (request) => headerOf('x-api-key')(request) ?? bearerOf(request),
    refusals: {
      // The test of a key answers 200 to a wrong one.
      wrong: (request) =>
        isHealth(request)
          ? Response.json({ healthy: true, is_logged_in: false })
          : new Response('Invalid access credentials.', { status: 401, headers: { 'content-type': 'text/plain' } }),
      'no-permission': (request) =>
        Response.json(
          { error: `${pathOf(request).slice(1)} is not accessible with this api_key`, error_code: 'API_INACCESSIBLE' },
          { status: 403 },
        ),
      'rate-limited': (request) =>
        Response.json(
          {
            message: `The maximum number of api calls allowed for ${pathOf(request).slice(1)} is 600 times per hour. Please upgrade your plan from https://app.apollo.io/#/settings/plans/upgrade.`,
          },
          { status: 429, headers: retryLater },
        ),
      // Only enrichment costs credits. How an empty account is answered is not documented; this is the form of other refusals.
      'no-credit': (request) =>
        pathOf(request).endsWith('/people/bulk_match')
          ? Response.json({ error: 'You have insufficient credits. Please upgrade your plan.' }, { status: 422 })
          : undefined,
    },
  },
  routes: (world) => {
    const health = { healthy: true, is_logged_in: true };
    return new Hono<RouteEnv>()
      .get('/v1/auth/health', (c) => c.json(health))
      .get('/api/v1/auth/health', (c) => c.json(health))
      .post('/api/v1/mixed_people/api_search', async (c) =>
        c.json(searchPeople(world, readParameters(c.req.url, await readFields(c.req)))),
      )
      .post('/api/v1/people/bulk_match', async (c) => c.json(enrichPeople(world.people, await readFields(c.req))))
      .notFound((c) => c.json({ error: 'Not Found' }, 404));
  },
});
