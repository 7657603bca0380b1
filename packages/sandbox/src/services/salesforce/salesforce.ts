import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { readJson, isFields, type Fields } from '../../requestFields.ts';
import { refuse } from '../../refuse.ts';
import { bearerOf } from '../../secrets.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { failed, invalid, notFound } from './answers.ts';
import { saveAll } from './collections.ts';
import { createQueries } from './queries.ts';
import { createRecords } from './records.ts';
import { instance, signIn, signInHost, signInSecret } from './signIn.ts';
import { describe, isType, type Type } from './types.ts';

const isSignIn = ({ url }: Request): boolean => new URL(url).hostname === signInHost;

/** The sign-in words its own refusals. */
const unlessSignIn = (answer: () => Response) => (request: Request) => (isSignIn(request) ? undefined : answer());

const typeIn = (name: string): Type => (isType(name) ? name : refuse(notFound()));

async function fieldsIn(request: { readonly json: () => Promise<unknown> }): Promise<Fields> {
  const body = await readJson(request);
  return isFields(body)
    ? body
    : invalid('JSON_PARSER_ERROR', 'The HTTP entity body is required, and must be a JSON object.');
}

const path = '/services/data/:version{v\\d+\\.0}';

/** Salesforce: leads and contacts of a CRM. */
export const salesforce = defineService({
  id: 'salesforce',
  hosts: [signInHost, new URL(instance).hostname],
  docs: [
    'https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_username_password_flow.htm',
    'https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_flow_errors.htm',
    'https://developer.salesforce.com/docs/platform/api-rest/guide/dome-upsert.html',
    'https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_sobject_describe.htm',
    'https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_query.htm',
    'https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_composite_sobjects_collections_create.htm',
    'https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_composite_sobjects_collections_update.htm',
    'https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/errorcodes.htm',
  ],
  access: {
    secretOf: (request) => (isSignIn(request) ? signInSecret(request) : bearerOf(request)),
    refusals: {
      wrong: unlessSignIn(() => failed(401, 'INVALID_SESSION_ID', 'Session expired or invalid')),
      'no-permission': unlessSignIn(() =>
        failed(403, 'INSUFFICIENT_ACCESS', 'insufficient access rights on cross-reference id'),
      ),
      'rate-limited': unlessSignIn(() =>
        failed(403, 'REQUEST_LIMIT_EXCEEDED', 'ConcurrentRequests (Concurrent API Requests) Limit exceeded.', {
          headers: retryLater,
        }),
      ),
      'no-credit': unlessSignIn(() => failed(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.')),
    },
  },
  routes: (world) => {
    const records = createRecords(world);
    const queries = createQueries(records);
    const at = (version: string): string => `/services/data/${version}`;
    const api = new Hono<RouteEnv>()
      .get(`${path}/sobjects/:type/describe`, (c) =>
        c.json(describe(typeIn(c.req.param('type')), at(c.req.param('version')))),
      )
      .post(`${path}/sobjects/:type`, async (c) => {
        const { Id: id } = records.create(typeIn(c.req.param('type')), await fieldsIn(c.req));
        return c.json({ id, success: true, errors: [] }, 201);
      })
      .post(`${path}/composite/sobjects`, async (c) => c.json(await saveAll(records, await fieldsIn(c.req), 'create')))
      .patch(`${path}/composite/sobjects`, async (c) => c.json(await saveAll(records, await fieldsIn(c.req), 'update')))
      .patch(`${path}/sobjects/:type/:field/:value`, async (c) => {
        const { type, field, value, version } = c.req.param();
        return records.upsert(typeIn(type), field, value, await fieldsIn(c.req), at(version));
      })
      .get(`${path}/query`, (c) =>
        c.json(queries.ask(c.req.query('q') ?? '', at(c.req.param('version')), c.req.header('sforce-query-options'))),
      )
      .get(`${path}/query/:locator`, (c) => c.json(queries.next(c.req.param('locator'), at(c.req.param('version')))));
    return new Hono<RouteEnv>()
      .post('/services/oauth2/token', async (c, next) =>
        isSignIn(c.req.raw) ? signIn(new URLSearchParams(await c.req.text()), c.env.behaviour, world.clock()) : next(),
      )
      .use(async (c, next) => (isSignIn(c.req.raw) ? c.text('Not Found', 404) : next()))
      .route('/', api)
      .notFound(() => notFound());
  },
});
