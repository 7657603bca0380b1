import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { agentOf } from './agents/all.ts';
import { showsPreview } from './agents.ts';
import { agentModel, agentSlugs, agentTable, findAgent } from './agentTable.ts';
import { configurationPatch } from './agentDetail.ts';
import { catalogue, findService, isServiceId, sampleServiceIds, serviceIds } from './catalogue.ts';
import { connectionCategories } from './connections.ts';
import { auditKinds } from './audit.ts';
import { auditOf, endpoints, pathTo, type Endpoint } from './endpoints.ts';
import { emailSettings } from './agents/email.ts';
import { leadGenerationSettings } from './agents/leadGeneration.ts';

describe('the agent table', () => {
  test('holds the seven, findable by id, slug, list type and detail type', () => {
    expect(agentSlugs).toEqual([
      'research',
      'orchestrator',
      'maps-scraper',
      'contacts',
      'calendar',
      'email',
      'lead-generation',
    ]);
    for (const entry of agentTable)
      for (const key of [entry.id, entry.slug, entry.listType, entry.detailType]) expect(findAgent(key)).toBe(entry);
    expect(findAgent('telegram')).toBeUndefined();
  });
  test('gives each the id, types and model of the specification', () => {
    expect(agentTable.map(({ id, listType, detailType }) => `${id} ${listType} ${detailType}`)).toEqual([
      'research-agent research research',
      'switchboard-super-agent orchestrator orchestrator',
      'google-maps-scraper scraper business_scraper',
      'contacts-agent contacts contacts_sync',
      'calendar-agent calendar calendar_management',
      'email-agent email email_automation',
      'lead-generation-agent lead-generation lead_generation',
    ]);
    expect(agentModel).toBe('gpt-4o');
  });

  test.each(agentTable)('$slug is asked for a preview exactly if it makes one', ({ slug, listType }) => {
    expect(showsPreview.includes(listType)).toBe(agentOf(slug).preview !== undefined);
  });
});

describe('the audit log', () => {
  const calls = Object.entries<Endpoint>(endpoints);
  const writes = calls.filter(([, { method, file }]) => method !== 'GET' || file);

  test.each(writes)('%s says what it leaves there, or why it leaves nothing', (_, endpoint) => {
    const { audit } = endpoint;
    const why = typeof audit === 'object' && 'noLine' in audit ? audit.noLine : '';
    const kinds = auditOf(endpoint);
    expect(why.length > 3).toBe(kinds.length === 0);
    expect(kinds.filter((kind) => !auditKinds.includes(kind))).toEqual([]);
  });

  test('reads leave nothing there', () => {
    const reads = calls.filter(([, { method, file, redirects }]) => method === 'GET' && !file && !redirects);
    expect(reads.length).toBeGreaterThan(20);
    expect(reads.filter(([, { audit }]) => audit !== undefined)).toEqual([]);
  });
});

describe('the catalogue', () => {
  test('lists its ids once more for tables over all services', () => {
    expect(catalogue.map((service) => service.id)).toEqual([...serviceIds]);
    expect([...serviceIds, 'fax', '__proto__', ''].filter((id) => !isServiceId(id))).toEqual(['fax', '__proto__', '']);
  });

  const expected: Record<string, string> = {
    openai: 'apiKey* organization',
    anthropic: 'apiKey*',
    gmail: 'clientId* clientSecret* refreshToken',
    'google-calendar': 'clientId* clientSecret* refreshToken',
    stripe: 'secretKey* publishableKey* webhookSecret',
    apollo: 'apiKey* baseUrl',
    google: 'clientId* clientSecret*',
    twilio: 'accountSid* authToken* phoneNumber*',
    tavily: 'apiKey*',
    perplexity: 'apiKey*',
    serper: 'apiKey*',
    sendgrid: 'apiKey*',
    hubspot: 'apiKey*',
    make: 'apiKey*',
    slack: 'botToken* signingSecret*',
    discord: 'botToken* clientId*',
    github: 'token*',
    notion: 'apiKey*',
    airtable: 'apiKey* baseId',
    salesforce: 'clientId* clientSecret* username* password*',
    zapier: 'webhookUrl*',
  };
  test('holds the 21 services with exactly their fields', () => {
    expect(
      Object.fromEntries(
        catalogue.map((service) => [
          service.id,
          service.fields.map((field) => field.key + (field.required ? '*' : '')).join(' '),
        ]),
      ),
    ).toEqual(expected);
  });
  test('offers what takes the place of an ending way to sign in before the documented one', () => {
    const ways = catalogue.flatMap(({ id, ways: some = [] }) =>
      some.map((way) => [id, way.label, way.fields] as const),
    );
    expect(
      ways.map(([id, label, fields]) => [
        id,
        label,
        fields.map(({ key, required }) => key + (required ? '*' : '')).join(' '),
      ]),
    ).toEqual([
      ['salesforce', 'My Domain', 'myDomain* clientId* clientSecret*'],
      ['salesforce', 'Username and password', expected.salesforce],
    ]);
  });
  test('masks what opens an account, and shows what only names it', () => {
    const shown = catalogue.flatMap((service) =>
      service.fields.filter((field) => !field.secret).map((field) => `${service.id}.${field.key}`),
    );
    expect(shown).toEqual([
      'openai.organization',
      'gmail.clientId',
      'google-calendar.clientId',
      'stripe.publishableKey',
      'apollo.baseUrl',
      'google.clientId',
      'twilio.accountSid',
      'twilio.phoneNumber',
      'discord.clientId',
      'salesforce.clientId',
      'salesforce.username',
      'airtable.baseId',
    ]);
  });
  test('gives every service but zapier a test endpoint, and each a known category', () => {
    expect(catalogue.filter((service) => !service.testEndpoint).map((service) => service.id)).toEqual(['zapier']);
    for (const service of catalogue) expect(connectionCategories).toContain(service.category);
    for (const id of sampleServiceIds) expect(findService(id)).toBeDefined();
  });
});

describe('the configuration patch', () => {
  test.each([
    ['maxConcurrentExecutions', [1, 10], [0, 11, 1.5, Number.NaN]],
    ['retryAttempts', [0, 5], [-1, 6]],
    ['timeout', [10, 3600], [9, 3601]],
  ])('%s takes %j and refuses %j', (field, good, bad) => {
    for (const value of good) expect(v.safeParse(configurationPatch, { [field]: value }).success).toBe(true);
    for (const value of bad) expect(v.safeParse(configurationPatch, { [field]: value }).success).toBe(false);
  });
  test('refuses unknown fields', () => {
    expect(v.safeParse(configurationPatch, { enabeld: true }).success).toBe(false);
  });
});

describe('settings', () => {
  test('read odd values as their defaults', () => {
    expect(
      leadGenerationSettings.read({ maxLeadsPerDay: 'many', minimumScore: 80, targetIndustries: ['A', 'a'] }),
    ).toEqual({ ...leadGenerationSettings.defaults, minimumScore: 80 });
    expect(emailSettings.read({ workingHours: undefined }).workingHours).toEqual(emailSettings.defaults.workingHours);
    expect(leadGenerationSettings.read('nonsense')).toEqual(leadGenerationSettings.defaults);
  });
  test('name the field that is wrong', () => {
    expect(leadGenerationSettings.problems({ maxLeadsPerDay: 0, minimumScore: 70 })).toEqual({
      maxLeadsPerDay: 'Enter a number from 1 to 1000',
    });
    expect(
      emailSettings.problems({ workingHours: { ...emailSettings.defaults.workingHours, start: '18:00' } }),
    ).toEqual({ workingHours: 'The start must be before the end' });
  });
});

describe('paths', () => {
  test('are filled and encoded', () => {
    expect(pathTo(endpoints.agentAction, { agentId: 'a/b', action: 'stop' })).toBe('/api/agents/a%2Fb/stop');
  });

  test('have the parameters that are not empty', () => {
    expect(pathTo(endpoints.usage, {})).toBe('/api/usage');
    expect(pathTo(endpoints.audit, {}, { member: '', kind: 'a&b', from: undefined })).toBe('/api/audit?kind=a%26b');
  });
});
