import { catalogue, serviceIds } from '@switchboard/api-contract/catalogue';
import { sandboxCriteria } from '@switchboard/api-contract/sandbox';
import { sandboxKeys } from '@switchboard/api-contract/sandboxKeys';
import { waysOf } from '@switchboard/api-contract/services/setup';
import { demoCredentials } from '@switchboard/api-contract/session';
import { expect } from 'vitest';
import type { Case, Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const setup = (connectionId: string, body: unknown) =>
  ({ endpoint: 'setupConnection', path: { connectionId }, body }) as const;

const statusOf: Readonly<Record<string, string>> = {
  sandbox: 'connected',
  'sandbox-wrong': 'error',
  'sandbox-no-permission': 'error',
  'sandbox-no-credit': 'error',
};
/** Those that make an answer wait take time on the server. */
const quick = sandboxKeys.filter(({ id }) => id !== 'sandbox-slow' && id !== 'sandbox-silent');

/** The sandbox in place of third-party services, for an organisation that may use it. */
export const sandboxCases: Group = {
  ofServer: true,
  title: 'sandbox',
  cases: [
    {
      endpoint: 'session',
      name: 'the session says that it is allowed',
      status: 200,
      check: (reading) => expect(jsonOf('session', reading).sandbox).toBe(true),
    },
    {
      endpoint: 'login',
      body: demoCredentials,
      name: 'so does the answer to signing in',
      status: 200,
      check: (reading) => expect(jsonOf('login', reading).sandbox).toBe(true),
    },
    ...quick.map(({ id: key }): Case => ({
      ...setup('hubspot', { sandbox: true, key }),
      name: `a setup with the key ${key}`,
      status: 200,
      check: async (reading, ask) => {
        const saved = jsonOf('setupConnection', reading);
        expect(saved).toMatchObject({ sandbox: true, status: statusOf[key] ?? 'pending', stored: ['apiKey'] });
        const list = jsonOf('connections', await ask({ endpoint: 'connections' }));
        expect(list.find(({ id }) => id === 'hubspot')).toEqual(saved);
      },
    })),
    {
      ...setup('hubspot', { sandbox: true }),
      name: 'without a key it works',
      status: 200,
      check: (reading) => expect(jsonOf('setupConnection', reading).status).toBe('connected'),
    },
    {
      ...setup('hubspot', { sandbox: true, key: 'sandbox-upside-down' }),
      name: 'an unknown key',
      status: 422,
      fields: { key: /one of the sandbox’s keys/ },
    },
    {
      ...setup('hubspot', { sandbox: true, key: 7 }),
      name: 'a key that is no text',
      status: 422,
      fields: { key: /one of the sandbox’s keys/ },
    },
    {
      ...setup('hubspot', { sandbox: 'yes' }),
      name: 'half a sandbox',
      status: 422,
      fields: { sandbox: /must be true/ },
    },
    {
      ...setup('hubspot', { sandbox: true, apiKey: 'pat-1' }),
      name: 'a field beside it',
      status: 422,
      fields: { apiKey: /asks for no fields/ },
    },
    {
      // Tests never reach HubSpot.
      ...setup('hubspot', { apiKey: 'pat-conformance', unchecked: 'use' }),
      name: 'connecting the real service replaces it',
      status: 200,
      check: (reading) => expect(jsonOf('setupConnection', reading).sandbox).toBeUndefined(),
    },
    {
      endpoint: 'connectSandbox',
      before: [
        setup('notion', { apiKey: 'ntn-conformance' }),
        {
          endpoint: 'configureAgent',
          path: { agentId: 'maps-scraper' },
          body: { customSettings: { categories: ['bakeries'] } },
        },
      ],
      name: 'connecting everything leaves alone what is connected and set',
      status: 200,
      check: async (reading, ask) => {
        const { connected, filled } = jsonOf('connectSandbox', reading);
        expect(connected).toEqual(expect.arrayContaining(['twilio', 'github', 'perplexity', 'zapier']));
        expect(connected).not.toContain('notion');
        expect(filled).toEqual(
          expect.arrayContaining([
            { agentId: 'google-maps-scraper', settings: ['locations'] },
            {
              agentId: 'lead-generation-agent',
              settings: ['targetIndustries', 'locations', 'companySize', 'searchKeywords'],
            },
          ]),
        );
        const list = jsonOf('connections', await ask({ endpoint: 'connections' }));
        expect(list.map(({ id }) => id).toSorted()).toEqual(serviceIds.toSorted());
        for (const { id, status, sandbox, stored } of list.filter((item) => connected.includes(item.id))) {
          const service = catalogue.find((one) => one.id === id);
          const required = service && waysOf(service)[0].fields.filter((field) => field.required);
          expect({ id, status, sandbox }).toEqual({ id, status: 'connected', sandbox: true });
          expect(stored).toEqual(expect.arrayContaining((required ?? []).map(({ key }) => key)));
        }
        expect(list.find(({ id }) => id === 'notion')?.sandbox).toBeUndefined();
        const maps = jsonOf('agent', await ask({ endpoint: 'agent', path: { agentId: 'maps-scraper' } }));
        expect(maps.configuration?.customSettings).toMatchObject({
          categories: ['bakeries'],
          locations: sandboxCriteria['maps-scraper'].locations,
        });
        const { activity } = jsonOf('leadGenerationStatus', await ask({ endpoint: 'leadGenerationStatus' }));
        expect(activity?.[0]?.text).toMatchObject({ kind: 'criteriaFilled' });
      },
    },
    {
      endpoint: 'connectSandbox',
      name: 'a second time there is nothing left to connect',
      status: 200,
      check: (reading) => expect(jsonOf('connectSandbox', reading)).toEqual({ connected: [], filled: [] }),
    },
    {
      endpoint: 'deleteSandboxRecords',
      name: 'nothing came from it yet',
      status: 200,
      check: (reading) => expect(jsonOf('deleteSandboxRecords', reading)).toEqual({ deleted: 0 }),
    },
    { endpoint: 'connectSandbox', token: '', name: 'connecting without signing in', status: 401 },
    { endpoint: 'deleteSandboxRecords', token: '', name: 'deleting without signing in', status: 401 },
  ],
};
