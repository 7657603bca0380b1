import { expect } from 'vitest';
import type { Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const leads = { agentId: 'lead-generation', collection: 'leads' } as const;
const toHubspot = { ...leads, service: 'hubspot' } as const;
const connect = {
  endpoint: 'setupConnection',
  path: { connectionId: 'hubspot' },
  body: { sandbox: true, key: 'sandbox' },
} as const;
const add = (name: string, email: string) =>
  ({ endpoint: 'addLead', body: { name, company: 'Nowa', ...(email !== '' && { email }) } }) as const;

/** Records that are sent to other services. */
export const sendingCases: Group = {
  ofServer: true,
  title: 'sending records',
  cases: [
    {
      endpoint: 'destinations',
      path: leads,
      name: 'all destinations are listed, with the connection that each needs',
      status: 200,
      check: (reading) => {
        const { destinations } = jsonOf('destinations', reading);
        expect(destinations.map(({ service, connect: id }) => [service, id])).toEqual([
          ['hubspot', 'hubspot'],
          ['salesforce', 'salesforce'],
          ['airtable', 'airtable'],
          ['notion', 'notion'],
          ['google-sheets', 'gmail'],
        ]);
      },
    },
    {
      endpoint: 'destinations',
      path: { agentId: 'email', collection: 'emails' },
      name: 'messages can’t be sent to other services',
      status: 404,
    },
    {
      endpoint: 'sendRecords',
      path: leads,
      body: { ids: ['lead-1'], service: 'salesforce' },
      name: 'nothing is sent to what is not connected',
      status: 409,
    },
    {
      endpoint: 'sendRecords',
      path: leads,
      body: { ids: ['lead-1'], service: 'gmail' },
      name: 'only to these',
      status: 422,
    },
    {
      endpoint: 'sendRecords',
      path: leads,
      body: { ids: [], service: 'hubspot' },
      name: 'something is chosen',
      status: 422,
    },
    {
      endpoint: 'readDestination',
      path: { ...leads, service: 'slack' },
      body: {},
      name: 'an unknown destination has no fields',
      status: 404,
    },
    {
      endpoint: 'readDestination',
      path: toHubspot,
      body: {},
      before: [connect],
      name: 'the fields of a destination, and what suits',
      status: 200,
      check: (reading) => {
        const { matching, key, fields, remembered } = jsonOf('readDestination', reading);
        expect(key).toBe('email');
        expect(matching).toMatchObject({ email: 'email', firstName: 'firstname', title: 'jobtitle' });
        const names = fields.map(({ name }) => name);
        expect(Object.values(matching).filter((name) => !names.includes(name))).toEqual([]);
        expect(remembered ?? false).toBe(false);
      },
    },
    {
      endpoint: 'matchFields',
      path: toHubspot,
      body: { matching: { email: 'email', title: 'jobtitle' } },
      before: [connect],
      name: 'a matching is remembered',
      status: 200,
      check: async (_, ask) => {
        const reading = await ask({ endpoint: 'readDestination', path: toHubspot, body: {} });
        const { matching, remembered } = jsonOf('readDestination', reading);
        expect([matching, remembered]).toEqual([{ email: 'email', title: 'jobtitle' }, true]);
      },
    },
    {
      endpoint: 'matchFields',
      path: toHubspot,
      body: { matching: { name: 'firstname' } },
      before: [connect],
      name: 'the address must be matched',
      status: 422,
    },
    {
      endpoint: 'sendRecords',
      path: leads,
      body: { ids: ['lead-none'], service: 'hubspot' },
      before: [connect, add('Ada Brandt', 'ada@nowa.example'), add('Ada again', 'ada@old.example'), add('Nobody', '')],
      name: 'created, then updated; twice the same address is skipped; without one refused, as is what is gone',
      status: 200,
      check: async (reading, ask) => {
        const gone = { id: 'lead-none', error: expect.stringContaining('exist') };
        expect(jsonOf('sendRecords', reading)).toMatchObject({ created: 0, updated: 0, skipped: 0, refused: [gone] });
        const { items } = jsonOf('listRecords', await ask({ endpoint: 'listRecords', path: leads, query: '' }));
        const ids = items.map(({ id }) => id);
        const again = items.find(({ name }) => name === 'Ada again');
        const path = { ...leads, recordId: again?.id ?? '' };
        await ask({ endpoint: 'changeRecord', path, body: { version: 1, email: 'Ada@nowa.example' } });
        const body = { ids, service: 'hubspot' } as const;
        const nobody = items.find(({ name }) => name === 'Nobody');
        const refused = [{ id: nobody?.id, error: expect.stringContaining('e-mail') }];
        const send = async () => jsonOf('sendRecords', await ask({ endpoint: 'sendRecords', path: leads, body }));
        expect(await send()).toMatchObject({ created: 1, updated: 0, skipped: 1, refused });
        expect(await send()).toMatchObject({ created: 0, updated: 1, skipped: 1, refused });
      },
    },
  ],
};
