import { agentSlugs, agentTable } from '@switchboard/api-contract/agentTable';
import { statusEndpoints } from '@switchboard/api-contract/endpoints';
import { assertExact } from '@switchboard/api-contract/assertExact';
import { describe, expect, test } from 'vitest';
import { hourMs } from '@switchboard/api-contract/time';
import { pagesApp, rivalMember } from '../../../test/pagesApp.ts';
import { addTenant, signIn, testNow } from '../../../test/testApp.ts';
import { demoTenantId } from '../../tenants/demo.ts';

const server = pagesApp();
const { act, addRival, configure, get, post, run, status } = server;

describe.each(agentTable)('GET /api/agents/$slug/status', ({ id, slug }) => {
  test('shows the samples on a first start, marked, from one moment', async () => {
    const answer = assertExact(statusEndpoints[slug].response, (await get(`/api/agents/${slug}/status`)).json());
    expect(answer).toMatchObject({ sample: true, asOf: testNow.toISOString() });
    expect(answer.activity.items.length).toBeGreaterThan(0);
  });

  test('is unchanged hours later on the same day', async () => {
    const first = await get(`/api/agents/${slug}/status`);
    server.time.advance(5 * hourMs);
    const later = await server.app.inject({
      url: `/api/agents/${slug}/status`,
      headers: { ...server.headers, 'if-none-match': first.headers['etag'] as string },
    });
    expect(later.statusCode).toBe(304);
  });

  test('tells a real run alone in its sections as soon as there is one, and is unchanged after it too', async () => {
    // No scheduled run comes in between.
    await server.db.updateTable('schedules').set({ nextDueAt: '2999-01-01T00:00:00.000Z' }).execute();
    await run(slug);
    const first = await get(`/api/agents/${slug}/status`);
    const answer = assertExact(statusEndpoints[slug].response, first.json());
    // Runs don't touch templates.
    expect(answer.sample ?? false).toBe(slug === 'email');
    expect(answer.activity.items).toHaveLength(1);
    expect(first.body).not.toMatch(/Helio|Cold-chain|Poland|:(?:1284|2158|3241)\b/);
    server.time.advance(5 * hourMs);
    expect((await get(`/api/agents/${slug}/status`)).headers['etag']).toBe(first.headers['etag']);
  });

  test('says what members did, the newest first', async () => {
    await act(id, 'start');
    await act(id, 'stop');
    server.time.advance(1_000);
    await act(id, 'start');
    server.time.advance(1_000);
    await configure(slug, {});
    const answer = await status<'emailStatus'>(slug);
    expect(answer.activity?.slice(0, 3).map(({ kind, text }) => [kind, text])).toEqual([
      ['changed', 'Configuration changed by Demo User'],
      ['started', 'Started by Demo User'],
      ['stopped', 'Paused by Demo User'],
    ]);
    // Recent Activity holds only what members did; everything else is still samples.
    expect(answer.activity?.filter((entry) => !entry.id?.startsWith('activity-own-'))).toEqual([]);
    expect(answer).toMatchObject({
      status: 'active',
      sample: true,
      own: ['activity'],
      asOf: new Date(testNow.getTime() + 2_000).toISOString(),
    });
    expect(new Set(answer.activity?.map((line) => line.id)).size).toBe(answer.activity?.length);
  });

  test('shows a tenant without samples an empty page, and nothing of ours', async () => {
    const rival = await addRival();
    const before = await get(`/api/agents/${slug}/status`, rival);
    const answer = assertExact(statusEndpoints[slug].response, before.json());
    expect(answer.sample ?? false).toBe(false);
    await run(slug);
    expect((await get(`/api/agents/${slug}/status`, rival)).body).toBe(before.body);
  });
});

test('samples go per section: a template hides sample templates alone, a message sample messages and their figures', async () => {
  await post('/api/agents/email/records/templates', { name: 'Ours', subject: 'A', content: 'B', category: 'C' });
  const first = await status<'emailStatus'>('email');
  expect(first).toMatchObject({
    sample: true,
    own: ['activity', 'templates'],
    templates: [{ name: 'Ours' }],
    metrics: { processed: 5127 },
  });
  expect([first.emails.length, first.activity?.length]).toEqual([5, 1]);
  await post('/api/agents/email/records/emails', { to: 'a@b.example', subject: 'A', content: 'B' });
  const second = await status<'emailStatus'>('email');
  expect(second).toMatchObject({ emails: [{ subject: 'A' }], metrics: { processed: 1 } });
  expect(second).not.toHaveProperty('sample');
});

test('records of one tenant are not those of another', async () => {
  const rival = await addRival();
  await post('/api/agents/lead-generation/records/leads', { name: 'Ours', company: 'Northlight' });
  await post('/api/agents/lead-generation/records/leads', { name: 'Theirs', company: 'Rival' }, rival);
  const names = async (as: { authorization: string }) =>
    (await status<'leadGenerationStatus'>('lead-generation', as)).leads?.map(({ name }) => name);
  expect([await names(server.headers), await names(rival)]).toEqual([['Ours'], ['Theirs']]);
});

test('a tenant without an agent is refused by every call that names one', async () => {
  await addTenant(server.db, rivalMember);
  const rival = await signIn(server.app, rivalMember);
  const bodies = {
    'lead-generation/records/leads': { name: 'A', company: 'B' },
    'email/records/emails': { to: 'a@b.example', subject: 'A', content: 'B' },
    'email/records/templates': { name: 'A', subject: 'B', content: 'C', category: 'D' },
    'calendar/records/events': { title: 'A', startTime: '2026-03-12T10:00:00Z', endTime: '2026-03-12T11:00:00Z' },
    'orchestrator/records/workflows': { name: 'A', steps: [{ agent: 'email', task: 'B' }] },
    'research/start': { query: 'A' },
    'research/toggle': { active: true },
    'research/test': {},
  };
  for (const [path, body] of Object.entries(bodies))
    expect((await post(`/api/agents/${path}`, body, rival)).statusCode, path).toBe(404);
  for (const slug of agentSlugs) expect((await get(`/api/agents/${slug}/status`, rival)).statusCode).toBe(404);
  expect(await server.db.selectFrom('records').selectAll().execute()).toEqual([]);
  expect(await server.db.selectFrom('executions').select('id').where('tenantId', '=', 'rival').execute()).toEqual([]);
});

test('what is stored is left out where it no longer reads as what it was', async () => {
  await post('/api/agents/orchestrator/records/workflows', {
    name: 'Whole',
    steps: [{ agent: 'email', task: 'Read the new mail' }],
  });
  await server.db
    .insertInto('records')
    .values({
      tenantId: demoTenantId,
      id: 'broken',
      agentId: 'switchboard-super-agent',
      collection: 'workflows',
      bodyJson: '{"name":7}',
      createdAt: testNow.toISOString(),
    })
    .execute();
  expect((await status<'orchestratorStatus'>('orchestrator')).workflows?.map(({ name }) => name)).toEqual(['Whole']);
});
