import { leadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import { expect, test } from 'vitest';
import { json } from '../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import { testNow } from '../../../test/testApp.ts';

const server = sandboxedApp();
const { configure, connect, page, run, send, enter, world } = server;
const settings = {
  ...leadGenerationSettings.defaults,
  targetIndustries: ['Logistics'],
  companySize: ['51–200', '1,000+', 'any'],
  locations: ['Poland'],
  searchKeywords: ['key', 'account'],
  maxLeadsPerDay: 1_000,
  minimumScore: 0,
};
const searchUrl = 'https://api.apollo.io/api/v1/mixed_people/api_search';
const matchUrl = 'https://api.apollo.io/api/v1/people/bulk_match';

interface Leads {
  readonly leads: { name: string; email?: string }[];
  readonly metrics: object;
}
const found = async () => (await page<Leads>('lead-generation')).leads;

test('asks Apollo for what the settings name, completes who it finds, and scores them', async () => {
  await connect('apollo');
  await configure('lead-generation', settings);
  const people = Number(/^(\d+) leads added$/.exec(await run('lead-generation'))?.[1]);
  expect(people).toBeGreaterThan(10);
  expect(world.asked.map(({ address }) => address)).toEqual([
    searchUrl,
    ...Array.from({ length: Math.ceil(people / 10) }, () => matchUrl),
  ]);
  expect(JSON.parse(world.asked[0]?.body ?? '')).toEqual({
    q_organization_keyword_tags: ['Logistics'],
    organization_num_employees_ranges: ['51,200', '1000,1000000'],
    person_locations: ['Poland'],
    q_keywords: 'key account',
    page: 1,
    per_page: 100,
  });
  const { leads, metrics } = await page<Leads>('lead-generation');
  expect(leads.find(({ name }) => name === 'Dorota Kozłowska')).toEqual({
    id: expect.stringMatching(/^apollo-/),
    version: expect.any(Number),
    updatedAt: expect.any(String),
    name: 'Dorota Kozłowska',
    company: 'Zimny Szlak',
    email: 'dorota.kozlowska@zimny-szlak.example',
    title: 'Key Account Manager',
    linkedinUrl: expect.stringMatching(/^https:/),
    location: 'Poznań, Poland',
    industry: 'logistics & supply chain',
    companySize: '95',
    region: expect.stringContaining('Greater Poland'),
    companyKeywords: expect.arrayContaining(['logistics']),
    score: 100,
    scoreParts: [
      { part: 'industry', points: 30, of: 30, why: 'Logistics, the one you are looking for' },
      { part: 'size', points: 20, of: 20, why: '95 people' },
      { part: 'place', points: 20, of: 20, why: 'Poznań, Poland' },
      { part: 'keyword', points: 20, of: 20, why: '“key” in the title' },
      { part: 'address', points: 10, of: 10, why: 'Checked, looks valid' },
    ],
    status: 'qualified',
    source: 'Apollo',
    createdAt: testNow.toISOString(),
    lastUpdated: testNow.toISOString(),
    sandbox: true,
  });
  expect(metrics).toHaveProperty('averageScore');
  expect(await run('lead-generation')).toBe(`0 leads added; ${people} were duplicates`);
});

test('spends nothing on completing where that is off, and uses the key of its own page first', async () => {
  await connect('apollo');
  await configure('lead-generation', { ...settings, autoEnrichment: false, apolloApiKey: 'sandbox-own' });
  await run('lead-generation');
  expect(world.asked.map(({ address, headers }) => [address, headers['x-api-key']])).toEqual([
    [searchUrl, 'sandbox-own'],
  ]);
  // Before it is completed, a last name is hidden in part.
  expect((await found()).every(({ name }) => name.includes('***'))).toBe(true);
});

test('goes to the address of its own that the connection has', async () => {
  await enter('apollo', { apiKey: 'real-key', baseUrl: 'https://proxy.example/v1/' });
  await configure('lead-generation', settings);
  expect(await run('lead-generation')).toBe('failed: Apollo could not be reached');
  expect(world.outside.at(-1)).toMatchObject({
    url: 'https://proxy.example/api/v1/mixed_people/api_search',
    headers: { 'x-api-key': 'real-key' },
  });
});

test.each([
  [true, undefined],
  [false, 'dana@northwind'],
])('with validation %s, of an address that cannot be one stays %s', async (emailValidation, stored) => {
  await connect('apollo');
  await configure('lead-generation', { ...settings, emailValidation, maxLeadsPerDay: 1 });
  world.play = ({ address, body }) =>
    address === matchUrl
      ? json({
          matches: (JSON.parse(body) as { details: object[] }).details.map((one) => ({
            ...one,
            email: 'dana@northwind',
          })),
        })
      : undefined;
  await run('lead-generation');
  expect((await found()).map(({ email }) => email)).toEqual([stored]);
});

test('stops at the day’s most leads, those added by hand not counted', async () => {
  await connect('apollo');
  await send('POST', 'agents/lead-generation/records/leads', { name: 'Own', company: 'A' });
  await configure('lead-generation', { ...settings, maxLeadsPerDay: 1, autoEnrichment: false });
  expect(await run('lead-generation')).toMatch(/^1 lead added/);
  expect(await run('lead-generation')).toBe('1 of 1 lead found today');
  server.time.advance(24 * 3_600_000);
  await server.signInAgain();
  expect(await run('lead-generation')).toMatch(/^1 lead added/);
});

test('asks for at least one criterion', async () => {
  await connect('apollo');
  expect(await run('lead-generation')).toBe(
    'refused: Add at least one industry, company size, location or keyword in the configuration',
  );
  expect(world.asked).toEqual([]);
});

test('tells a refusal in words, and keeps nothing', async () => {
  await connect('apollo');
  await configure('lead-generation', settings);
  world.play = ({ headers }) => json({ error: `${headers['x-api-key']} is wrong` }, 422);
  expect(await run('lead-generation')).toBe('failed: Apollo answered with an unexpected status (422)');
  expect(await found()).toEqual([]);
});
