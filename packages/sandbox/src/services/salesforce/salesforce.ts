import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { readJson, isFields, type Fields, bearerOf } from '../../requests.ts';
import { refuse, defineService, type RouteEnv } from '../../Service.ts';
import { errorResponse, invalid, notFound, createRecords, type Records, saveRecords } from './records.ts';
import { describeType, isType, type Type } from './types.ts';
import { behaviourOf, keyFor, type Behaviour } from '../../keys.ts';
import { parseQuery } from './soql.ts';

const largestBatch = 2_000;
const smallestBatch = 200;

interface OpenQuery {
  readonly records: readonly object[];
  readonly size: number;
}

/** Answers queries in batches, of which the further ones are fetched by a locator. */
function createQueries(records: Records) {
  const open = new Map<string, OpenQuery>();
  const batch = (id: string, start: number, base: string) => {
    const found = open.get(id);
    if (!found || !(start < Math.max(found.records.length, 1)))
      return refuse(errorResponse(400, 'INVALID_QUERY_LOCATOR', 'invalid query locator'));
    const end = start + found.size;
    const done = end >= found.records.length;
    return {
      totalSize: found.records.length,
      done,
      ...(!done && { nextRecordsUrl: `${base}/query/${id}-${end}` }),
      records: found.records.slice(start, end),
    };
  };
  return {
    ask: (text: string, base: string, options = '') => {
      const { type, fields, passes, order, limit } = parseQuery(text);
      const asked = Number(/batchSize=(\d+)/.exec(options)?.[1] ?? largestBatch);
      const found = records.all(type).filter(passes).toSorted(order).slice(0, limit);
      const id = `01g5e00000${String(open.size + 1).padStart(5, '0')}AAA`;
      open.set(id, {
        size: Math.min(Math.max(asked, smallestBatch), largestBatch),
        records: found.map((record) => ({
          attributes: { type, url: `${base}/sobjects/${type}/${record.Id}` },
          ...Object.fromEntries(fields.map((name) => [name, record[name] ?? null])),
        })),
      });
      return batch(id, 0, base);
    },
    next: (locator: string, base: string) => {
      const [id = '', start = ''] = locator.split('-');
      return batch(id, Number(start), base);
    },
  };
}

const signInHost = 'login.salesforce.com';

/** Where the organisation's data are. */
const instance = 'https://nordlicht-feinkost.my.salesforce.com';

const signInError = (
  error: string,
  error_description: string,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json({ error, error_description }, { status: 400, headers });

/** There are two secrets at sign-in; the one that misbehaves counts. */
async function signInSecret(request: Request): Promise<string | undefined> {
  const form = new URLSearchParams(await request.text());
  const secrets = ['client_secret', 'password'].map((name) => form.get(name) ?? undefined);
  return secrets.find((secret) => behaviourOf(secret) !== 'works') ?? secrets[0];
}

/**
 * Signs in with a user's name and password, or at My Domain with the app's own credentials. The token behaves as the
 * password does, or else the secret.
 */
function signIn(url: string, form: URLSearchParams, behaviour: Behaviour, now: Date): Response {
  const grant = form.get('grant_type');
  const byApp = grant === 'client_credentials';
  if (!byApp && grant !== 'password') return signInError('unsupported_grant_type', 'grant type not supported');
  if (byApp && new URL(url).hostname === signInHost)
    return signInError('invalid_grant', 'request not supported on this domain');
  if (!form.get('client_id')) return signInError('invalid_client_id', 'client identifier invalid');
  if (behaviourOf(form.get('client_secret') ?? undefined) === 'wrong')
    return signInError('invalid_client', 'invalid client credentials');
  if (!byApp && (behaviour === 'wrong' || !form.get('username')))
    return signInError('invalid_grant', 'authentication failure');
  if (behaviour === 'no-permission')
    return byApp
      ? signInError('invalid_grant', 'no client credentials user enabled')
      : signInError('invalid_app_access', 'user is not admin approved to access this app');
  if (behaviour === 'rate-limited') return signInError('rate_limit_exceeded', 'login rate exceeded', retryLater);
  return Response.json({
    access_token: behaviour === 'works' ? 'sandbox-00D5e000001NRDLEA0!AQ4AQH0' : keyFor(behaviour),
    instance_url: instance,
    id: `https://${signInHost}/id/00D5e000001NRDLEA0/0055e000001ADABAA4`,
    token_type: 'Bearer',
    issued_at: String(now.getTime()),
    signature: 'c2FuZGJveA==',
    ...(byApp && { scope: 'api' }),
  });
}

const tokenPath = '/services/oauth2/token';
const isSignIn = ({ url }: Request): boolean =>
  new URL(url).hostname === signInHost || new URL(url).pathname === tokenPath;

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
    'https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_client_credentials_flow.htm',
    'https://help.salesforce.com/s/articleView?id=000886201',
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
      wrong: unlessSignIn(() => errorResponse(401, 'INVALID_SESSION_ID', 'Session expired or invalid')),
      'no-permission': unlessSignIn(() =>
        errorResponse(403, 'INSUFFICIENT_ACCESS', 'insufficient access rights on cross-reference id'),
      ),
      'rate-limited': unlessSignIn(() =>
        errorResponse(403, 'REQUEST_LIMIT_EXCEEDED', 'ConcurrentRequests (Concurrent API Requests) Limit exceeded.', {
          headers: retryLater,
        }),
      ),
      'no-credit': unlessSignIn(() => errorResponse(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.')),
    },
  },
  routes: (world) => {
    const records = createRecords(world);
    const queries = createQueries(records);
    const at = (version: string): string => `/services/data/${version}`;
    const api = new Hono<RouteEnv>()
      .get(`${path}/sobjects/:type/describe`, (c) =>
        c.json(describeType(typeIn(c.req.param('type')), at(c.req.param('version')))),
      )
      .post(`${path}/sobjects/:type`, async (c) => {
        const { Id: id } = records.create(typeIn(c.req.param('type')), await fieldsIn(c.req));
        return c.json({ id, success: true, errors: [] }, 201);
      })
      .post(`${path}/composite/sobjects`, async (c) =>
        c.json(await saveRecords(records, await fieldsIn(c.req), 'create')),
      )
      .patch(`${path}/composite/sobjects`, async (c) =>
        c.json(await saveRecords(records, await fieldsIn(c.req), 'update')),
      )
      .delete(`${path}/sobjects/:type/:id`, (c) => {
        records.remove(typeIn(c.req.param('type')), c.req.param('id'));
        return c.body(null, 204);
      })
      .patch(`${path}/sobjects/:type/:field/:value`, async (c) => {
        const { type, field, value, version } = c.req.param();
        return records.upsert(typeIn(type), field, value, await fieldsIn(c.req), at(version));
      })
      .get(`${path}/query`, (c) =>
        c.json(queries.ask(c.req.query('q') ?? '', at(c.req.param('version')), c.req.header('sforce-query-options'))),
      )
      .get(`${path}/query/:locator`, (c) => c.json(queries.next(c.req.param('locator'), at(c.req.param('version')))));
    return new Hono<RouteEnv>()
      .post(tokenPath, async (c) =>
        signIn(c.req.url, new URLSearchParams(await c.req.text()), c.env.behaviour, world.clock()),
      )
      .use(async (c, next) => (isSignIn(c.req.raw) ? c.text('Not Found', 404) : next()))
      .route('/', api)
      .notFound(() => notFound());
  },
});
