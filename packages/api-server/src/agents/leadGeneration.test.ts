import { leadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import { expect, test } from 'vitest';
import { testNow } from '../../test/testApp.ts';
import { workingApp, type Reply } from '../../test/workingApp.ts';

const server = workingApp();
const { configure, connect, page, post, run, world } = server;
const settings = {
  ...leadGenerationSettings.defaults,
  targetIndustries: ['Logistics'],
  companySize: ['201–500', '1,000+', 'any'],
  locations: ['Poland'],
  searchKeywords: ['cold', 'chain'],
};
const people = [
  {
    id: 'p1',
    first_name: 'Dana',
    last_name_obfuscated: 'Wh***d',
    title: 'Head',
    organization: { name: 'Northwind' },
  },
  { id: 'p2', first_name: 'Jon', title: null, organization: null },
];
const match = {
  id: 'p1',
  name: 'Dana Whitfield',
  title: 'Head of Logistics',
  email: 'dana@northwind.example',
  linkedin_url: 'http://www.linkedin.com/in/dana',
  city: 'Rotterdam',
  country: 'Netherlands',
  organization: { name: 'Northwind', industry: 'logistics', estimated_num_employees: 240 },
};
const apollo = (address: string): Reply | undefined =>
  address.endsWith('api_search') ? { body: { people } } : { body: { matches: [match, null] } };

test('asks Apollo for what the settings name, completes who it finds, and makes up no score', async () => {
  await connect('apollo', { apiKey: 'planted-apollo', baseUrl: 'https://proxy.example/v1/' });
  await configure('lead-generation', settings);
  world.reply = apollo;
  expect(await run('lead-generation')).toBe('2 people found, 2 new leads');
  expect(world.asked.map(({ url }) => url)).toEqual([
    'https://proxy.example/api/v1/mixed_people/api_search',
    'https://proxy.example/api/v1/people/bulk_match',
  ]);
  expect(JSON.parse(world.asked[0]?.body ?? '')).toEqual({
    q_organization_keyword_tags: ['Logistics'],
    organization_num_employees_ranges: ['201,500', '1000,1000000'],
    person_locations: ['Poland'],
    q_keywords: 'cold chain',
    page: 1,
    per_page: 100,
  });
  expect(world.asked[0]?.headers).toMatchObject({ 'x-api-key': 'planted-apollo' });
  const { leads, metrics } = await page<{ leads: { name: string }[]; metrics: object }>('lead-generation');
  const common = {
    status: 'new',
    source: 'Apollo',
    createdAt: testNow.toISOString(),
    lastUpdated: testNow.toISOString(),
  };
  expect(leads.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    {
      id: 'apollo-p1',
      name: 'Dana Whitfield',
      company: 'Northwind',
      email: 'dana@northwind.example',
      title: 'Head of Logistics',
      linkedinUrl: 'https://www.linkedin.com/in/dana',
      location: 'Rotterdam, Netherlands',
      industry: 'logistics',
      companySize: '240',
      ...common,
    },
    { id: 'apollo-p2', name: 'Jon', ...common },
  ]);
  expect(metrics).not.toHaveProperty('averageScore');
  expect(await run('lead-generation')).toBe('2 people found, 0 new leads');
});

test('spends nothing on completing where that is off, and uses the key of its own page first', async () => {
  await connect('apollo', { apiKey: 'planted-connection' });
  await configure('lead-generation', { ...settings, autoEnrichment: false, apolloApiKey: 'planted-own' });
  world.reply = apollo;
  expect(await run('lead-generation')).toBe('2 people found, 2 new leads');
  expect(world.asked.map(({ url, headers: sent }) => [url, sent?.['x-api-key']])).toEqual([
    ['https://api.apollo.io/api/v1/mixed_people/api_search', 'planted-own'],
  ]);
  expect(
    (await page<{ leads: { name: string }[] }>('lead-generation')).leads.map(({ name }) => name).toSorted(),
  ).toEqual(['Dana Wh***d', 'Jon']);
});

test.each([
  [true, undefined],
  [false, 'dana@northwind'],
])('with validation %s, of an address that cannot be one stays %s', async (emailValidation, stored) => {
  await connect('apollo', { apiKey: 'planted-apollo' });
  await configure('lead-generation', { ...settings, emailValidation });
  world.reply = (address) =>
    address.endsWith('api_search')
      ? { body: { people: people.slice(0, 1) } }
      : { body: { matches: [{ ...match, email: 'dana@northwind' }] } };
  expect(await run('lead-generation')).toBe('1 person found, 1 new lead');
  expect((await page<{ leads: { email?: string }[] }>('lead-generation')).leads[0]?.email).toBe(stored);
});

test('stops at the day’s most leads, those added by hand not counted', async () => {
  await connect('apollo', { apiKey: 'planted-apollo' });
  await post('/lead-generation/records/leads', { name: 'Own', company: 'A' });
  await configure('lead-generation', { ...settings, maxLeadsPerDay: 1, autoEnrichment: false });
  world.reply = apollo;
  expect(await run('lead-generation')).toBe('2 people found, 1 new lead');
  expect(await run('lead-generation')).toBe('Today’s 1 lead has already been found');
  server.time.advance(24 * 3_600_000);
  await server.signInAgain();
  expect(await run('lead-generation')).toBe('2 people found, 1 new lead');
});

test('asks for at least one criterion', async () => {
  await connect('apollo', { apiKey: 'planted-apollo' });
  expect(await run('lead-generation')).toBe(
    'refused: Add at least one industry, company size, location or keyword in the configuration',
  );
  expect(world.asked).toEqual([]);
});

test.each([
  [401, 'failed: Apollo does not accept the credentials; enter them again under API Connections'],
  [403, 'failed: Apollo accepts the credentials but does not allow this call'],
  [429, 'failed: Apollo accepts no more requests at the moment'],
  [422, 'failed: Apollo answered with an unexpected status (422)'],
])('tells a refusal with %i in words, and keeps nothing', async (status, outcome) => {
  await connect('apollo', { apiKey: 'planted-apollo' });
  await configure('lead-generation', settings);
  world.reply = () => ({ status, body: { error: 'planted-apollo is wrong' } });
  expect(await run('lead-generation')).toBe(outcome);
  expect((await page<{ leads: object[] }>('lead-generation')).leads).toEqual([]);
});
