import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { isFields, readJson, type Fields, bearerOf } from '../../requests.ts';
import { refuse, defineService, type RouteEnv } from '../../Service.ts';
import { errorResponse, request_id } from './answers.ts';
import { createWorkspace } from './databases.ts';

/** The version that is played; from 2025-09-03 on databases are asked in another way. */
const version = '2022-06-28';

async function bodyOf(request: { readonly json: () => Promise<unknown> }): Promise<Fields> {
  const body = await readJson(request);
  return isFields(body) ? body : refuse(errorResponse(400, 'invalid_json', 'Error parsing JSON body.'));
}

/** Notion: databases and their pages. */
export const notion = defineService({
  id: 'notion',
  hosts: ['api.notion.com'],
  docs: [
    'https://developers.notion.com/reference/get-self',
    'https://developers.notion.com/reference/post-search',
    'https://developers.notion.com/reference/retrieve-a-database',
    'https://developers.notion.com/reference/post-database-query',
    'https://developers.notion.com/reference/post-page',
    'https://developers.notion.com/reference/patch-page',
    'https://developers.notion.com/reference/status-codes',
    'https://developers.notion.com/reference/request-limits',
  ],
  access: {
    secretOf: bearerOf,
    refusals: {
      wrong: () => errorResponse(401, 'unauthorized', 'API token is invalid.'),
      'no-permission': () => errorResponse(403, 'restricted_resource', 'Insufficient permissions for this endpoint.'),
      'rate-limited': () =>
        errorResponse(
          429,
          'rate_limited',
          'You have been rate limited. Please try again in a few minutes.',
          retryLater,
        ),
      // No plan of Notion limits what its API does.
      'no-credit': () => undefined,
    },
  },
  routes: (world) => {
    const workspace = createWorkspace(world);
    return new Hono<RouteEnv>()
      .use(async (c, next) => {
        const given = c.req.header('notion-version');
        if (given === version) return next();
        const was = given === undefined ? '`undefined`' : `\`"${given}"\``;
        return errorResponse(
          400,
          'missing_version',
          `Notion-Version header failed validation: Notion-Version header should be \`"${version}"\`, instead was ${was}.`,
        );
      })
      .get('/v1/users/me', (c) => c.json({ ...workspace.me, request_id }))
      .post('/v1/search', async (c) => c.json(workspace.search(await bodyOf(c.req))))
      .get('/v1/databases/:id', (c) => c.json({ ...workspace.database(c.req.param('id')), request_id }))
      .post('/v1/databases/:id/query', async (c) => c.json(workspace.query(c.req.param('id'), await bodyOf(c.req))))
      .post('/v1/pages', async (c) => c.json({ ...workspace.create(await bodyOf(c.req)), request_id }))
      .get('/v1/pages/:id', (c) => c.json({ ...workspace.page(c.req.param('id')), request_id }))
      .patch('/v1/pages/:id', async (c) =>
        c.json({ ...workspace.update(c.req.param('id'), await bodyOf(c.req)), request_id }),
      )
      .notFound(() => errorResponse(400, 'invalid_request_url', 'Invalid request URL.'));
  },
});
