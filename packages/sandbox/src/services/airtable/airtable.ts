import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { isFields, readJson, type Fields, bearerOf } from '../../requests.ts';
import { refuse, defineService, type RouteEnv } from '../../Service.ts';
import { knownCustomers } from '../../world/people.ts';
import { errorResponse, forbidden, limitResponse, notFound, createRecords } from './records.ts';
import { createBase, describeTable } from './bases.ts';

const scopes = ['data.records:read', 'data.records:write', 'schema.bases:read', 'user.email:read'];

async function bodyOf(request: { readonly json: () => Promise<unknown> }): Promise<Fields> {
  const body = await readJson(request);
  return isFields(body) ? body : refuse(errorResponse(400, 'INVALID_REQUEST_BODY', 'Could not parse request body'));
}

/** Airtable: one base with tables of leads and restaurants. */
export const airtable = defineService({
  id: 'airtable',
  hosts: ['api.airtable.com'],
  docs: [
    'https://airtable.com/developers/web/api/get-user-id-scopes',
    'https://airtable.com/developers/web/api/list-bases',
    'https://airtable.com/developers/web/api/get-base-schema',
    'https://airtable.com/developers/web/api/list-records',
    'https://airtable.com/developers/web/api/create-records',
    'https://airtable.com/developers/web/api/update-multiple-records',
    'https://airtable.com/developers/web/api/errors',
    'https://support.airtable.com/docs/managing-api-call-limits-in-airtable',
  ],
  access: {
    secretOf: bearerOf,
    refusals: {
      wrong: ({ headers }) =>
        headers.has('authorization')
          ? errorResponse(401, 'UNAUTHORIZED', 'Invalid authentication token')
          : errorResponse(401, 'AUTHENTICATION_REQUIRED', 'Authentication required'),
      'no-permission': forbidden,
      'rate-limited': () =>
        limitResponse('RATE_LIMIT_REACHED', 'Rate limit exceeded. Please try again later', retryLater),
      'no-credit': () =>
        limitResponse(
          'PUBLIC_API_BILLING_LIMIT_EXCEEDED',
          'The API billing plan limit of this workspace has been exceeded.',
        ),
    },
  },
  routes: (world) => {
    const base = createBase();
    const tables = base.tables.map((table) => ({ ...table, records: createRecords(world, table) }));
    const [leads, restaurants] = tables;
    for (const { firstName, lastName, email, company, title, phone } of knownCustomers(7))
      leads?.records.add({
        Name: `${firstName} ${lastName}`,
        Email: email,
        Company: company.name,
        Title: title,
        Phone: phone,
        Status: 'New',
      });
    for (const { name, website, phone, rating } of world.places)
      restaurants?.records.add({
        Name: name,
        Phone: phone ?? null,
        Website: website ?? null,
        Rating: rating ?? null,
        Status: 'To visit',
      });
    const tableIn = (baseId: string, name: string) =>
      tables.find((table) => baseId === base.id && (table.id === name || table.name === name)) ?? refuse(forbidden());
    // Its own client writes with a slash at the end of the address (github.com/Airtable/airtable.js, src/table.ts).
    return new Hono<RouteEnv>({ strict: false })
      .get('/v0/meta/whoami', (c) =>
        c.json({ id: 'usrAdaBrandt00001', scopes, email: 'ada.brandt@nordlicht-feinkost.example' }),
      )
      .get('/v0/meta/bases', (c) => c.json({ bases: [{ id: base.id, name: base.name, permissionLevel: 'create' }] }))
      .get('/v0/meta/bases/:base/tables', (c) =>
        c.req.param('base') === base.id ? c.json({ tables: base.tables.map(describeTable) }) : forbidden(),
      )
      .get('/v0/:base{app\\w+}/:table', (c) =>
        tableIn(c.req.param('base'), c.req.param('table')).records.list(new URL(c.req.url).searchParams),
      )
      .post('/v0/:base{app\\w+}/:table', async (c) =>
        tableIn(c.req.param('base'), c.req.param('table')).records.create(await bodyOf(c.req)),
      )
      .patch('/v0/:base{app\\w+}/:table', async (c) =>
        tableIn(c.req.param('base'), c.req.param('table')).records.update(await bodyOf(c.req)),
      )
      .get('/v0/:base{app\\w+}/:table/:record', (c) =>
        tableIn(c.req.param('base'), c.req.param('table')).records.read(c.req.param('record')),
      )
      .patch('/v0/:base{app\\w+}/:table/:record', async (c) =>
        tableIn(c.req.param('base'), c.req.param('table')).records.updateOne(
          c.req.param('record'),
          await bodyOf(c.req),
        ),
      )
      .delete('/v0/:base{app\\w+}/:table/:record', (c) =>
        tableIn(c.req.param('base'), c.req.param('table')).records.remove(c.req.param('record')),
      )
      .notFound(notFound);
  },
});
