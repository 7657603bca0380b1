import { agentOf } from '@switchboard/api-contract/agents/all';
import { agentSlugs, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { catalogue, type ServiceId } from '@switchboard/api-contract/catalogue';
import { serviceUse } from '@switchboard/api-contract/services/serviceUse';
import { expect, test } from 'vitest';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { configure, listed, send, setUp } = server;

/** Settings with which a run does all that it can. */
const settings: Partial<Record<AgentSlug, object>> = {
  'lead-generation': {
    targetIndustries: ['Logistics'],
    locations: ['Poland'],
    minimumScore: 0,
    googleSheetsUrl: 'https://docs.google.com/spreadsheets/d/1Sandbox0Leads0Spreadsheet0000000000000000AB/edit',
  },
  'maps-scraper': { categories: ['Restaurants'], locations: ['Leipzig'] },
};
const inputs: Partial<Record<AgentSlug, string>> = {
  research: 'Who moves frozen goods in Poland?',
  orchestrator: 'Research who moves frozen goods in Poland',
};

/** The services that a run of the agent calls with these connections. */
async function called(slug: AgentSlug, services: readonly ServiceId[]): Promise<string[]> {
  for (const { id } of catalogue) await send('POST', `connections/${id}/disconnect`);
  for (const id of services) await setUp(id);
  expect((await configure(slug, settings[slug] ?? {})).statusCode).toBe(200);
  const input = inputs[slug];
  const answer = await send('POST', `agents/${slug}/runs`, input === undefined ? undefined : { input });
  expect(answer.statusCode, answer.body).toBe(201);
  await server.passing(server.app.jobs.idle());
  const { id } = answer.json<{ id: string }>();
  const steps = await server.db.selectFrom('runSteps').select('bodyJson').where('runId', '=', id).execute();
  const names = steps.flatMap(({ bodyJson }) => (JSON.parse(bodyJson) as { service?: string }).service ?? []);
  return [...new Set(names)];
}

/** What the agent needs beside a service: the first that does for each need that it does not meet. */
const beside = (slug: AgentSlug, id: ServiceId): ServiceId[] =>
  agentOf(slug).needs.flatMap(({ services: [first = id, ...rest] }) => ([first, ...rest].includes(id) ? [] : [first]));

const pairs = agentSlugs.flatMap((slug) => serviceUse[slug].map((id) => [slug, id] as const));

test.each(pairs)('%s calls %s, and nothing that is not declared', async (slug, id) => {
  const services = await called(slug, [...beside(slug, id), id]);
  expect(services).toContain(id);
  expect(serviceUse[slug]).toEqual(expect.arrayContaining(services));
});

test.each(agentSlugs)('with everything connected, %s calls nothing that is not declared', async (slug) => {
  const services = await called(
    slug,
    catalogue.map(({ id }) => id),
  );
  expect(services.length).toBeGreaterThan(0);
  expect(serviceUse[slug]).toEqual(expect.arrayContaining(services));
});

test('whatever an agent needs it uses', () => {
  for (const slug of agentSlugs)
    expect(serviceUse[slug]).toEqual(expect.arrayContaining(agentOf(slug).needs.flatMap(({ services }) => services)));
});

test('a card names agents that members created, and what stops without the service', async () => {
  for (const id of ['tavily', 'openai'] as const) await setUp(id);
  await send('POST', 'agents', { name: 'Own mail', type: 'email' });
  expect(await listed('gmail')).toMatchObject({
    usedBy: expect.arrayContaining(['Email Agent', 'Own mail', 'Lead Generation Agent', 'Contacts Agent']),
    stops: expect.arrayContaining(['Email Agent', 'Own mail', 'Contacts Agent']),
  });
  expect((await listed('gmail'))?.stops).not.toContain('Lead Generation Agent');
  expect((await listed('tavily'))?.stops).toEqual(['Research Agent']);
  await setUp('serper');
  expect((await listed('tavily'))?.stops).toEqual([]);
  await setUp('slack');
  expect(await listed('slack')).toMatchObject({ usedBy: [], stops: [] });
});
