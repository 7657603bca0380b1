import type { Connection } from '@switchboard/api-contract/connections';
import { expect, test } from 'vitest';
import { addTenant, signIn } from '../../../test/testApp.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { world, send, get, run } = server;

const connectAll = () => send('POST', 'sandbox/connect');
const marked = async () =>
  (await server.db.selectFrom('records').select(['collection', 'sandbox']).execute()).map(
    ({ collection, sandbox }) => `${collection} ${sandbox}`,
  );

test.each([
  ['lead-generation', 'leads', 30],
  ['email', 'emails', 25],
  ['calendar', 'events', 10],
  ['contacts', 'contacts', 40],
] as const)('%s brings its first results from the sandbox, marked', async (agent, list, least) => {
  await connectAll();
  await run(agent);
  const page = await get<Record<string, { sandbox?: boolean }[]>>(`agents/${agent}/status`);
  expect(page[list]?.length).toBeGreaterThanOrEqual(least);
  expect(page[list]?.every(({ sandbox }) => sandbox === true)).toBe(true);
  const { executions } = await get<{ executions: object[] }>(`agents/${agent}`);
  expect(executions).toMatchObject([{ status: 'completed', sandbox: true }]);
  expect(world.outside).toEqual([]);
});

test.each(['lead-generation', 'maps-scraper'])(
  'the first run of %s leaves room for another one today',
  async (agent) => {
    await connectAll();
    await run(agent);
    const { run: first } = await get<{ run: object }>(`agents/${agent}/status`);
    expect(first).toMatchObject({ status: 'completed' });
    expect(first).not.toHaveProperty('endedBy');
  },
);

test('the first leads differ in score, and those below the minimum are dropped', async () => {
  await connectAll();
  expect(await run('lead-generation')).toMatch(/^3\d leads added; \d+ were below the minimum score$/);
  const { leads } = await get<{ leads: { score: number; status: string }[] }>('agents/lead-generation/status');
  expect(new Set(leads.map(({ score, status }) => `${score} ${status}`))).toEqual(
    new Set(['100 qualified', '90 qualified', '80 qualified', '70 new']),
  );
});

test('the keyword of the first criteria is not added to industries that a member set', async () => {
  await server.configure('lead-generation', { targetIndustries: ['food'] });
  await connectAll();
  const { configuration } = await get<{ configuration: { customSettings: { searchKeywords?: string[] } } }>(
    'agents/lead-generation',
  );
  expect(configuration.customSettings).toMatchObject({ targetIndustries: ['food'], locations: ['Poland'] });
  expect(configuration.customSettings.searchKeywords ?? []).toEqual([]);
});

test('a research too: its task and its sources', async () => {
  await connectAll();
  const { id } = (
    await send('POST', 'agents/research/start', { query: 'How is cold chain logistics in Poland growing?' })
  ).json<{ id: string }>();
  expect(await server.outcomeOf(id)).toMatch(/^[1-9]\d* sources/);
  expect(await get('agents/research/tasks')).toMatchObject([{ id, status: 'completed', sandbox: true }]);
  const sources = await get<{ sandbox?: boolean }[]>('agents/research/sources');
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.every(({ sandbox }) => sandbox)).toBe(true);
  expect(world.outside).toEqual([]);
});

test('what a member adds by hand has no mark, and stays when what came from the sandbox is deleted', async () => {
  const left = async () => (await get<{ sandboxRecords?: boolean }>('connections/calls')).sandboxRecords;
  await connectAll();
  expect(await left()).toBeUndefined();
  await run('lead-generation');
  expect(await left()).toBe(true);
  const added = await send('POST', 'agents/lead-generation/records/leads', { name: 'Ada', company: 'Northlight' });
  expect(added.json()).not.toHaveProperty('sandbox');
  const fromSandbox = (await marked()).filter((record) => record === 'leads 1').length;
  expect((await send('DELETE', 'sandbox/records')).json()).toEqual({ deleted: fromSandbox });
  expect(await marked()).toEqual(['leads 0']);
  expect(await left()).toBeUndefined();
  const { activity } = await get<{ activity: { text: string }[] }>('agents/lead-generation/status');
  expect(activity[0]?.text).toBe(`${fromSandbox} sandbox records deleted by Demo User`);
  expect((await send('DELETE', 'sandbox/records')).json()).toEqual({ deleted: 0 });
});

test('figures count real records alone as soon as there is one', async () => {
  await connectAll();
  await run('lead-generation');
  const figures = () => get<{ metrics: { totalLeads: number }; leads: unknown[] }>('agents/lead-generation/status');
  const before = await figures();
  expect(before.metrics.totalLeads).toBe(before.leads.length);
  await send('POST', 'agents/lead-generation/records/leads', { name: 'Ada', company: 'Northlight' });
  const after = await figures();
  expect(after.leads.length).toBe(before.leads.length + 1);
  expect(after.metrics.totalLeads).toBe(1);
});

test('a sync with the sandbox removes nothing that is real', async () => {
  await connectAll();
  await run('contacts');
  await server.db.updateTable('records').set({ sandbox: 0 }).execute();
  const kept = await server.db.selectFrom('records').selectAll().executeTakeFirstOrThrow();
  await server.db
    .insertInto('records')
    .values({ ...kept, id: 'google-people/real' })
    .execute();
  await run('contacts');
  expect(
    await server.db.selectFrom('records').select('id').where('id', '=', 'google-people/real').execute(),
  ).toHaveLength(1);
});

test('what the sandbox counted does not count for the real service', async () => {
  const usage = async () => (await get<Connection[]>('connections')).find(({ id }) => id === 'apollo')?.usage?.requests;
  await connectAll();
  await run('lead-generation');
  expect(await usage()).toBeGreaterThan(0);
  await send('POST', 'connections/apollo/setup', { apiKey: 'real-key', unchecked: 'use' });
  expect(await usage()).toBe(0);
  expect(world.outside).toHaveLength(1);
});

test('a key of the sandbox, typed by hand, never leaves the machine', async () => {
  const answer = await send('POST', 'connections/twilio/setup', {
    accountSid: `AC${'12'.repeat(16)}`,
    authToken: 'sandbox-of-mine',
    phoneNumber: '+15550100142',
  });
  expect(answer.json()).toMatchObject({ status: 'connected', sandbox: true });
  const hook = await send('POST', 'connections/zapier/setup', { webhookUrl: 'sandbox' });
  expect(hook.json()).toMatchObject({ status: 'connected', sandbox: true });
  expect(world.outside).toEqual([]);
});

test('elsewhere it is an ordinary key, and the calls of the sandbox are refused', async () => {
  await addTenant(server.db, { tenantId: 'rival', username: 'rival', password: 'rival-password' });
  const headers = await signIn(server.app, { username: 'rival', password: 'rival-password' });
  const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
    server.app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
  expect((await ask('GET', 'auth/session')).json()).not.toHaveProperty('sandbox');
  expect((await ask('POST', 'sandbox/connect')).statusCode).toBe(409);
  expect((await ask('POST', 'connections/tavily/setup', { sandbox: true })).statusCode).toBe(409);
  expect(await ask('GET', 'connections').then((answer) => answer.json())).toEqual([]);
  const typed = (await ask('POST', 'connections/tavily/setup', { apiKey: 'sandbox' })).json();
  expect(typed).not.toHaveProperty('sandbox');
  expect(world.outside).toMatchObject([{ url: 'https://api.tavily.com/usage' }]);
  expect(world.asked).toEqual([]);
});

test('and real runs alone as soon as one has completed', async () => {
  await connectAll();
  for (let count = 0; count < 3; count += 1) await run('contacts');
  const figures = async () => {
    const listed = (await get<{ id: string; stats: { processed: number } }[]>('agents')).find(
      ({ id }) => id === 'contacts-agent',
    );
    const { metrics } = await get<{ metrics: { totalExecutions: number } }>('agents/contacts');
    return [listed?.stats.processed, metrics.totalExecutions];
  };
  expect(await figures()).toEqual([3, 3]);
  const [first] = await server.db.selectFrom('executions').select('id').where('sandbox', '=', 1).execute();
  await server.db
    .updateTable('executions')
    .set({ sandbox: 0 })
    .where('id', '=', first?.id ?? '')
    .execute();
  expect(await figures()).toEqual([1, 1]);
});
