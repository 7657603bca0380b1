import { deepEqual, equal, rejects } from 'node:assert/strict';
import Airtable from 'airtable';

/** @type {import('../clients.ts').Play} */
export default async ({ at }) => {
  const api = at('https://api.airtable.com');
  // This client has no call for it.
  const listed = await fetch(`${api}/v0/meta/bases`, { headers: { authorization: 'Bearer sandbox' } });
  const { bases } = await listed.json();
  const open = (apiKey) => new Airtable({ apiKey, endpointUrl: api, noRetryIfRateLimited: true }).base(bases[0].id);
  const base = open('sandbox');
  const leads = base('Leads');
  let made;
  return {
    airtable: {
      'lists records page by page': async () => {
        const all = await base('Restaurants')
          .select({ pageSize: 50, fields: ['Name'] })
          .all();
        equal(all.length > 100, true);
      },
      'creates records': async () => {
        made = await leads.create([{ fields: { Name: 'Ewa Nowa', Email: 'ewa@nowa.example' } }]);
        equal(made[0].get('Name'), 'Ewa Nowa');
      },
      'finds by a formula': async () => {
        const found = await leads.select({ filterByFormula: "{Email} = 'ewa@nowa.example'" }).firstPage();
        deepEqual(
          found.map(({ id }) => id),
          [made[0].id],
        );
      },
      'reads a record': async () => equal((await leads.find(made[0].id)).get('Email'), 'ewa@nowa.example'),
      'updates one': async () => equal((await leads.update(made[0].id, { Score: 90 })).get('Score'), 90),
      'updates several': async () =>
        equal((await leads.update([{ id: made[0].id, fields: { Score: 80 } }]))[0].get('Score'), 80),
      upserts: async () => {
        const [old, added] = await leads.update(
          [{ fields: { Email: 'ewa@nowa.example', Score: 70 } }, { fields: { Email: 'jan@nowa.example' } }],
          { performUpsert: { fieldsToMergeOn: ['Email'] } },
        );
        deepEqual([old.id, old.get('Score'), added.get('Email')], [made[0].id, 70, 'jan@nowa.example']);
      },
      'is refused an unknown field': () =>
        rejects(leads.create([{ fields: { Shoes: 43 } }]), { error: 'UNKNOWN_FIELD_NAME', statusCode: 422 }),
      'is refused with a wrong token': () => rejects(open('wrong')('Leads').find('rec1'), { statusCode: 401 }),
      'is told of the rate limit': () =>
        rejects(open('sandbox-rate-limited')('Leads').find('rec1'), { statusCode: 429 }),
    },
  };
};
