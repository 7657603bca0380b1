import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { headerOf } from '../../secrets.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { findPages } from './pages.ts';
import { findPlaces } from './places.ts';
import { readSearchRequest, refused } from './read.ts';

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
      wrong: () => refused(403, 'Unauthorized.'),
      'no-permission': () => refused(403, 'Account suspended'),
      'rate-limited': () => refused(429, 'Too many requests', retryLater),
      // The balance of an empty account can still be read.
      'no-credit': ({ url }) => (new URL(url).pathname === '/account' ? undefined : refused(400, 'Not enough credits')),
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
      .notFound(() => refused(404, 'Not Found'));
  },
});

const bodyOf = (request: { json: () => Promise<unknown> }): Promise<unknown> => request.json().catch(() => undefined);
