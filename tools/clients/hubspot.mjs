import { deepEqual, equal, rejects } from 'node:assert/strict';
import { Client } from '@hubspot/api-client';

/** @type {import('../clients.ts').Play} */
export default ({ at }) => {
  const open = (accessToken) =>
    new Client({ accessToken, basePath: at('https://api.hubapi.com'), numberOfApiCallRetries: 0 });
  const client = open('sandbox');
  const { contacts, companies, properties } = client.crm;
  const ewa = { firstname: 'Ewa', lastname: 'Nowa', email: 'ewa@nowa.example' };
  const byEmail = { propertyName: 'email', operator: 'EQ', value: ewa.email };
  let made;
  return {
    '@hubspot/api-client': {
      'lists properties': async () => equal((await properties.coreApi.getAll('contacts')).results.length > 3, true),
      'creates a contact': async () => {
        made = await contacts.basicApi.create({ properties: ewa, associations: [] });
        equal(made.properties.email, ewa.email);
      },
      'searches contacts': async () => {
        const { results } = await contacts.searchApi.doSearch({
          filterGroups: [{ filters: [byEmail] }],
          properties: ['email'],
          limit: 10,
        });
        deepEqual(
          results.map(({ id }) => id),
          [made.id],
        );
      },
      'searches page by page': async () => {
        const ids = new Set();
        let after;
        do {
          const { results, paging } = await contacts.searchApi.doSearch({ filterGroups: [], limit: 3, after });
          for (const { id } of results) ids.add(id);
          after = paging?.next?.after;
        } while (after);
        equal(ids.size > 3, true);
      },
      'reads and updates it': async () => {
        await contacts.basicApi.update(made.id, { properties: { lastname: 'Stara' } });
        equal((await contacts.basicApi.getById(made.id, ['lastname'])).properties.lastname, 'Stara');
      },
      'upserts several': async () => {
        const inputs = [ewa, { email: 'jan@nowa.example' }].map((fields) => ({
          id: fields.email,
          idProperty: 'email',
          properties: fields,
        }));
        const { results } = await contacts.batchApi.upsert({ inputs });
        deepEqual(results.map((result) => result._new).toSorted(), [false, true]);
      },
      'creates a company': async () => {
        const { id } = await companies.basicApi.create({ properties: { name: 'Nowa', domain: 'nowa.example' } });
        equal(Number(id) > 0, true);
      },
      'asks in version 2026-09': async () => {
        const path = `/crm/objects/2026-09/contacts/${made.id}?properties=email`;
        equal((await (await client.apiRequest({ path })).json()).properties.email, ewa.email);
      },
      'is refused one that is there': () =>
        rejects(contacts.basicApi.create({ properties: ewa, associations: [] }), { code: 409 }),
      'is refused with a wrong token': () => rejects(open('wrong').crm.contacts.basicApi.getById('1'), { code: 401 }),
      'is told of the rate limit': () =>
        rejects(open('sandbox-rate-limited').crm.contacts.basicApi.getById('1'), { code: 429 }),
    },
  };
};
