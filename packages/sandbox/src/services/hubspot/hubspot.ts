import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { readFields, bearerOf } from '../../requests.ts';
import { refuse, defineService, type RouteEnv } from '../../Service.ts';
import { errorResponse, invalid, notFound, createRecords, describeRecord } from './records.ts';
import { createBatch, updateBatch, upsert } from './batch.ts';
import { describeProperties, isKind, kinds, type Kind } from './properties.ts';
import { search } from './search.ts';

const account = {
  portalId: 139_004_512,
  accountType: 'STANDARD',
  timeZone: 'Europe/Berlin',
  companyCurrency: 'EUR',
  additionalCurrencies: [],
  utcOffset: '+01:00',
  utcOffsetMilliseconds: 3_600_000,
  uiDomain: 'app-eu1.hubspot.com',
  dataHostingLocation: 'eu1',
};

const limited = (policyName: string, message: string, headers = {}) =>
  errorResponse(429, message, { errorType: 'RATE_LIMIT', policyName, headers });

/** The scope that a call needs. */
function scopeOf({ url, method }: Request): string {
  const { pathname } = new URL(url);
  const kind = pathname.split('/').find(isKind);
  const writes = method !== 'GET' && !pathname.endsWith('/search');
  return kind ? `${kinds[kind].scope}.${writes ? 'write' : 'read'}` : 'oauth';
}

const kindIn = (name: string): Kind => (isKind(name) ? name : invalid(`Unable to infer object type from: ${name}`));
const listIn = (text = ''): readonly string[] => text.split(',').filter((name) => name !== '');

/** HubSpot: contacts and companies of a CRM. */
export const hubspot = defineService({
  id: 'hubspot',
  hosts: ['api.hubapi.com'],
  docs: [
    'https://developers.hubspot.com/docs/api-reference/latest/account/account-information/guide',
    'https://developers.hubspot.com/docs/api-reference/latest/crm/using-object-apis',
    'https://developers.hubspot.com/docs/api-reference/latest/crm/objects/contacts/batch/upsert-contacts',
    'https://developers.hubspot.com/docs/api-reference/search/guide',
    'https://developers.hubspot.com/docs/api-reference/error-handling',
    // The descriptions of 2026-09: accountInfo.json, contacts.json, companies.json, properties.json.
    'https://github.com/HubSpot/HubSpot-public-api-spec-collection',
  ],
  access: {
    secretOf: bearerOf,
    refusals: {
      wrong: () =>
        errorResponse(
          401,
          'Authentication credentials not found. This API supports OAuth 2.0 authentication and you can find more details at https://developers.hubspot.com/docs/methods/auth/oauth-overview',
          { category: 'INVALID_AUTHENTICATION' },
        ),
      'no-permission': (request) =>
        errorResponse(
          403,
          "This app hasn't been granted all required scopes to make this call. Read more about required scopes here: https://developers.hubspot.com/scopes.",
          {
            errors: [
              {
                message: 'One or more of the following scopes are required.',
                context: { requiredGranularScopes: [scopeOf(request)] },
              },
            ],
            links: { scopes: 'https://developers.hubspot.com/scopes' },
            category: 'MISSING_SCOPES',
          },
        ),
      'rate-limited': () =>
        limited('TEN_SECONDLY_ROLLING', 'You have reached your ten_secondly_rolling limit.', retryLater),
      'no-credit': () => limited('DAILY', 'You have reached your daily limit.'),
    },
  },
  routes: (world) => {
    const records = createRecords(world);
    const objects = new Hono<RouteEnv>()
      .post('/:kind/search', async (c) => c.json(search(kindIn(c.req.param('kind')), records, await readFields(c.req))))
      .post('/:kind/batch/upsert', async (c) =>
        upsert(kindIn(c.req.param('kind')), records, await readFields(c.req), world.clock().toISOString()),
      )
      .post('/:kind/batch/create', async (c) =>
        createBatch(kindIn(c.req.param('kind')), records, await readFields(c.req), world.clock().toISOString()),
      )
      .post('/:kind/batch/update', async (c) =>
        updateBatch(kindIn(c.req.param('kind')), records, await readFields(c.req), world.clock().toISOString()),
      )
      .post('/:kind', async (c) => {
        const kind = kindIn(c.req.param('kind'));
        const { properties } = await readFields(c.req);
        return c.json(describeRecord(kind, records.create(kind, properties), 'all'), 201);
      })
      .get('/:kind/:id', (c) => {
        const kind = kindIn(c.req.param('kind'));
        const record = records.get(kind, c.req.param('id'), c.req.query('idProperty'));
        return c.json(describeRecord(kind, record, listIn(c.req.query('properties'))));
      })
      .patch('/:kind/:id', async (c) => {
        const kind = kindIn(c.req.param('kind'));
        const old = records.get(kind, c.req.param('id'), c.req.query('idProperty'));
        const { properties } = await readFields(c.req);
        return c.json(describeRecord(kind, records.update(kind, old, properties), 'all'));
      })
      .delete('/:kind/:id', (c) => {
        records.archive(kindIn(c.req.param('kind')), c.req.param('id'));
        return c.body(null, 204);
      });
    const details = new Hono<RouteEnv>().get('/details', (c) => c.json(account));
    const properties = new Hono<RouteEnv>().get('/:kind', (c) =>
      c.json(describeProperties(kindIn(c.req.param('kind')))),
    );
    // The version of a date stands behind the name of the API, an older number before it.
    return new Hono<RouteEnv>()
      .route('/account-info/2026-09', details)
      .route('/account-info/v3', details)
      .route('/crm/properties/2026-09', properties)
      .route('/crm/v3/properties', properties)
      .route('/crm/objects/2026-09', objects)
      .route('/crm/v3/objects', objects)
      .notFound(() => refuse(notFound()));
  },
});
