import { catalogue } from '@switchboard/api-contract/catalogue';
import { connectionStatuses, testOutcomes } from '@switchboard/api-contract/connections';
import { limits } from '@switchboard/api-contract/limits';
import { expect } from 'vitest';
import type { Ask, Case, Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const setup = (connectionId: string, body: unknown) =>
  ({ endpoint: 'setupConnection', path: { connectionId }, body }) as const;
const requiredFields = (id: string) =>
  Object.fromEntries(
    (catalogue.find((service) => service.id === id)?.fields ?? [])
      .filter((field) => field.required)
      .map((field) => [field.key, `${field.label} is required`]),
  );

/** Salesforce has two ways to sign in. */
const byPassword = { clientId: 'id', clientSecret: 'secret-0042', username: 'ada', password: 'word-0042' };
const atMyDomain = { myDomain: 'northlight.my.salesforce.com', clientId: 'id', clientSecret: 'secret-0043' };

const listed = async (connectionId: string, ask: Ask) =>
  jsonOf('connections', await ask({ endpoint: 'connections' })).find(({ id }) => id === connectionId);

/** Setting up, testing and disconnecting third-party services. */
export const connectionCases: Group = {
  title: 'connections',
  cases: [
    {
      name: 'how calls went, hour by hour',
      endpoint: 'serviceCalls',
      status: 200,
      check: (reading) => {
        for (const { at } of jsonOf('serviceCalls', reading).hours ?? [])
          expect(Date.parse(at ?? '')).toBeGreaterThan(0);
      },
    },
    {
      name: 'the list',
      endpoint: 'connections',
      status: 200,
      check: (reading) => {
        for (const item of jsonOf('connections', reading)) expect(connectionStatuses).toContain(item.status);
      },
    },
    ...catalogue
      .filter(
        (service) =>
          !['openai', 'anthropic', 'gmail', 'google-calendar', 'stripe', 'apollo', 'slack'].includes(service.id),
      )
      .map((service): Case => ({
        ...setup(service.id, {}),
        name: `${service.id} wants its required fields`,
        status: 422,
        fields: requiredFields(service.id),
      })),
    {
      ...setup('hubspot', { apiKey: '   ' }),
      name: 'blank text is no value',
      status: 422,
      error: 'API Key is required',
      fields: { apiKey: 'API Key is required' },
    },
    {
      ...setup('hubspot', { apiKey: 'pat-1', colour: 'red' }),
      ofServer: true,
      name: 'an unknown field',
      status: 422,
      fields: { colour: 'colour is not a field of HubSpot' },
    },
    {
      ...setup('hubspot', { apiKey: 7 }),
      name: 'a value that is no text',
      status: 422,
      fields: { apiKey: 'Each field must be text' },
    },
    {
      ...setup('hubspot', { apiKey: 'x'.repeat(limits.text.secret + 1) }),
      ofServer: true,
      name: 'a value that is too long',
      status: 422,
      fields: { apiKey: /at most 4096 characters/ },
    },
    {
      ...setup('apollo', { apiKey: 'x', baseUrl: 'http://10.0.0.1' }),
      ofServer: true,
      name: 'an address without encryption',
      status: 422,
      fields: { baseUrl: 'Base URL must begin with https://' },
    },
    {
      ...setup('salesforce', { myDomain: 'thief.example', clientId: 'id', clientSecret: 'secret-0042' }),
      ofServer: true,
      name: 'a domain that is not the service’s',
      status: 422,
      fields: { myDomain: 'My Domain must look like company.my.salesforce.com' },
    },
    {
      ...setup('salesforce', byPassword),
      name: 'a way to sign in that ends says when',
      status: 200,
      check: (reading) => {
        const { stored, ends } = jsonOf('setupConnection', reading);
        expect(stored).toEqual(Object.keys(byPassword));
        expect(ends).toMatchObject([{ what: 'This way of signing in', on: '2027-02-20' }]);
      },
    },
    {
      ...setup('salesforce', atMyDomain),
      before: [setup('salesforce', byPassword)],
      name: 'the other way to sign in keeps nothing of it',
      status: 200,
      check: (reading) => {
        const { stored, ends = [] } = jsonOf('setupConnection', reading);
        expect([stored, ends]).toEqual([Object.keys(atMyDomain), []]);
      },
    },
    { ...setup('telegram', { apiKey: 'x' }), name: 'an unknown service', status: 404 },
    {
      endpoint: 'testConnection',
      path: { connectionId: 'telegram' },
      name: 'a test of an unknown service',
      status: 404,
    },
    {
      endpoint: 'disconnectConnection',
      path: { connectionId: 'telegram' },
      name: 'disconnecting an unknown service',
      status: 404,
    },
    {
      ...setup('github', { token: 'ghp_conformance_secret_0042' }),
      name: 'what is saved stands in the list, its secret is never sent',
      status: 200,
      check: async (reading, ask) => {
        const saved = jsonOf('setupConnection', reading);
        expect(saved).toMatchObject({ id: 'github', name: 'GitHub', category: 'Productivity', stored: ['token'] });
        expect(testOutcomes).toContain(saved.lastTest?.outcome);
        const list = await ask({ endpoint: 'connections' });
        expect(jsonOf('connections', list).find(({ id }) => id === 'github')).toEqual(saved);
        for (const { text } of [reading, list]) expect(text).not.toContain('conformance_secret');
      },
    },
    {
      ...setup('twilio', { accountSid: 'AC0042', authToken: '', phoneNumber: '+15550100199' }),
      name: 'a blank secret keeps the stored one',
      before: [setup('twilio', { accountSid: 'AC0042', authToken: 'secret-0042', phoneNumber: '+15550100142' })],
      status: 200,
      check: (reading) =>
        expect([...(jsonOf('setupConnection', reading).stored ?? [])].toSorted()).toEqual([
          'accountSid',
          'authToken',
          'phoneNumber',
        ]),
    },
    {
      ...setup('hubspot', { apiKey: 'pat-unreachable' }),
      ofServer: true,
      name: 'a key that can’t be checked replaces one that works only if the member says so',
      before: [setup('hubspot', { sandbox: true })],
      status: 409,
      error: 'HubSpot could not be reached.',
      check: async (reading, ask) => {
        expect(reading.json).toMatchObject({ outcome: 'could-not-check', choose: ['keep', 'use'] });
        expect(await listed('hubspot', ask)).toMatchObject({ status: 'connected', sandbox: true });
        const used = await ask(setup('hubspot', { apiKey: 'pat-unreachable', unchecked: 'use' }));
        expect(jsonOf('setupConnection', used)).toMatchObject({
          status: 'pending',
          stored: ['apiKey'],
          lastTest: { outcome: 'could-not-check' },
        });
        expect(await listed('hubspot', ask)).not.toHaveProperty('sandbox');
      },
    },
    {
      ...setup('hubspot', { apiKey: 'pat-1', unchecked: 'perhaps' }),
      name: 'another word than use',
      status: 422,
      fields: { unchecked: 'unchecked must be use' },
    },
    {
      endpoint: 'testConnection',
      path: { connectionId: 'notion' },
      before: [setup('notion', { apiKey: 'ntn_conformance_secret' })],
      name: 'a test says what it found, and the list remembers it',
      status: 200,
      check: async (reading, ask) => {
        const result = jsonOf('testConnection', reading);
        expect(testOutcomes).toContain(result.outcome);
        expect(reading.text).not.toContain('conformance_secret');
        expect(result.by).toEqual({ type: 'member', name: 'Demo User' });
        expect(
          jsonOf('connections', await ask({ endpoint: 'connections' })).find(({ id }) => id === 'notion')?.lastTest,
        ).toEqual(result);
      },
    },
    {
      endpoint: 'consentOffer',
      path: { connectionId: 'gmail' },
      name: 'what Google will be asked, for whom, and where it sends back to',
      status: 200,
      check: (reading) => {
        const { redirect, scopes } = jsonOf('consentOffer', reading);
        expect(redirect).toMatch(/^https?:\/\/[^/]+\/api\/connections\/gmail\/callback$/);
        expect(scopes.find(({ name }) => name === 'gmail.modify')).toEqual({
          name: 'gmail.modify',
          what: 'Read and label mail',
          why: ['Email Agent sorts the inbox'],
          without: ['Email Agent can’t read the inbox'],
        });
      },
    },
    {
      endpoint: 'consentOffer',
      path: { connectionId: 'hubspot' },
      ofServer: true,
      name: 'a service without a consent screen',
      status: 404,
      error: 'HubSpot has no consent screen',
    },
    {
      endpoint: 'consentWith',
      path: { connectionId: 'google' },
      body: { clientId: '4471.apps.googleusercontent.com' },
      ofServer: true,
      name: 'consent wants the whole client',
      status: 422,
      fields: { clientSecret: 'Client Secret is required' },
    },
    {
      endpoint: 'consentWith',
      path: { connectionId: 'google' },
      body: { clientId: '4471.apps.googleusercontent.com', clientSecret: 'GOCSPX-conformance', scope: 'all' },
      name: 'consent takes nothing else',
      status: 422,
      fields: { scope: /not a known field/ },
    },
    {
      endpoint: 'consent',
      path: { connectionId: 'google' },
      ofServer: true,
      name: 'consent without a stored client',
      status: 409,
      error: 'Google has no OAuth client yet. Enter Client ID and Client Secret',
    },
    {
      endpoint: 'consentWith',
      path: { connectionId: 'google' },
      body: { clientId: '4471.apps.googleusercontent.com', clientSecret: 'GOCSPX-conformance' },
      name: 'a client that was typed leads to the screen, and nothing of it is stored or repeated',
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('consentWith', reading).address).toMatch(/state=/);
        expect(reading.text).not.toContain('GOCSPX');
        expect((await listed('google', ask))?.stored ?? []).toEqual([]);
      },
    },
    {
      endpoint: 'consentCallback',
      path: { connectionId: 'hubspot' },
      ofServer: true,
      name: 'the way back of a service without a consent screen',
      status: 404,
    },
    {
      endpoint: 'testConnection',
      path: { connectionId: 'make' },
      name: 'a test of what is not connected',
      status: 409,
      error: 'Make is not connected',
    },
    {
      endpoint: 'disconnectConnection',
      path: { connectionId: 'airtable' },
      before: [setup('airtable', { apiKey: 'patConformance', baseId: 'app42' })],
      name: 'disconnecting deletes what is stored',
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('disconnectConnection', reading)).toMatchObject({
          id: 'airtable',
          status: 'disconnected',
          stored: [],
        });
        expect((await ask(setup('airtable', { baseId: 'app42' }))).status).toBe(422);
      },
    },
  ],
};
