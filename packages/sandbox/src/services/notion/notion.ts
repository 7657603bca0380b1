import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { isFields, readJson, type Fields, bearerOf } from '../../requests.ts';
import { refuse, defineService, type RouteContext, type RouteEnv } from '../../Service.ts';
import { errorResponse, invalid, request_id } from './answers.ts';
import { createWorkspace } from './databases.ts';

/**
 * The versions that are played. Before them a database was one table. Until the latest, `in_trash` was called
 * `archived`, too.
 */
const [withArchived, latest] = ['2025-09-03', '2026-03-11'] as const;

type Asked = Pick<RouteContext, 'req' | 'json'>;
const isLatest = ({ req }: Asked): boolean => req.header('notion-version') === latest;

async function bodyOf(c: Asked): Promise<Fields> {
  const body = await readJson(c.req);
  if (!isFields(body)) return refuse(errorResponse(400, 'invalid_json', 'Error parsing JSON body.'));
  const { archived, ...others } = body;
  if (archived === undefined) return body;
  return isLatest(c)
    ? invalid('body failed validation: body.archived should be not present, instead was `true`.')
    : { in_trash: archived, ...others };
}

/** Answers in the version that was asked for. */
const answer = (c: Asked, shown: object): Response =>
  c.json(
    isLatest(c)
      ? shown
      : (JSON.parse(JSON.stringify(shown), (_, value: unknown) =>
          isFields(value) && 'in_trash' in value ? { ...value, archived: value['in_trash'] } : value,
        ) as object),
  );

/** Notion: databases and their pages. */
export const notion = defineService({
  id: 'notion',
  hosts: ['api.notion.com'],
  docs: [
    'https://developers.notion.com/reference/get-self',
    'https://developers.notion.com/reference/post-search',
    'https://developers.notion.com/reference/retrieve-a-database',
    'https://developers.notion.com/reference/data-source',
    'https://developers.notion.com/reference/query-a-data-source',
    'https://developers.notion.com/guides/get-started/upgrade-guide-2025-09-03',
    'https://developers.notion.com/guides/get-started/upgrade-guide-2026-03-11',
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
        if (given === latest || given === withArchived) return next();
        const was = given === undefined ? '`undefined`' : `\`"${given}"\``;
        return errorResponse(
          400,
          'missing_version',
          `Notion-Version header failed validation: Notion-Version header should be \`"${withArchived}"\` or \`"${latest}"\`, instead was ${was}.`,
        );
      })
      .get('/v1/users/me', (c) => c.json({ ...workspace.me, request_id }))
      .post('/v1/search', async (c) => answer(c, workspace.search(await bodyOf(c))))
      .get('/v1/databases/:id', (c) => answer(c, { ...workspace.database(c.req.param('id')), request_id }))
      .get('/v1/data_sources/:id', (c) => answer(c, { ...workspace.source(c.req.param('id')), request_id }))
      .post('/v1/data_sources/:id/query', async (c) => answer(c, workspace.query(c.req.param('id'), await bodyOf(c))))
      .post('/v1/pages', async (c) => answer(c, { ...workspace.create(await bodyOf(c)), request_id }))
      .get('/v1/pages/:id', (c) => answer(c, { ...workspace.page(c.req.param('id')), request_id }))
      .patch('/v1/pages/:id', async (c) =>
        answer(c, { ...workspace.update(c.req.param('id'), await bodyOf(c)), request_id }),
      )
      .notFound(() => errorResponse(400, 'invalid_request_url', 'Invalid request URL.'));
  },
});
