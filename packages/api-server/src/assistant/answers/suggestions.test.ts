import { expect, test } from 'vitest';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import { testContext } from '../../../test/testContext.ts';
import { demoTenantId } from '../../tenants/demo.ts';
import { readAbout, type About } from './about.ts';
import { readOrganisationState } from '../reader/organisationState.ts';
import { read } from '../reader/read.ts';
import { suggestQuestions, suggestionRules } from './suggestions.ts';

const server = sandboxedApp();
const { configure, run, setUp } = server;
const asker = { tenantId: demoTenantId, userId: 'somebody', role: 'tenant_member' };
const context = () => testContext({ db: server.db, clock: server.time.clock });
const suggested = (about?: About, asked: readonly string[] = []) =>
  suggestQuestions(context(), asker, { about, asked });
const failedRun = async () => {
  await configure('lead-generation', { targetIndustries: ['logistics'] });
  await setUp('apollo', 'sandbox-wrong');
  await run('lead-generation');
  const { id } = await server.db
    .selectFrom('executions')
    .select('id')
    .where('sample', '=', 0)
    .executeTakeFirstOrThrow();
  return readAbout(context(), asker, `run:${id}`);
};

test('three, from what is so; those that were asked make room for others', async () => {
  const first = await suggested();
  expect(first).toEqual([
    'Which services are not connected?',
    'Which agents are active?',
    'How much did we spend this month?',
  ]);
  expect(await suggested(undefined, first)).toEqual(['What can you do?']);
});

test('what failed, needs somebody and ran last goes first', async () => {
  await failedRun();
  expect(await suggested()).toEqual([
    'What needs my attention?',
    'Why did the last run of Lead Generation Agent fail?',
    'Which connections have a problem?',
  ]);
});

test('an answer ends with three that were not asked yet', async () => {
  const stream = await server.app.inject({
    method: 'POST',
    url: '/api/switchboard/chat',
    headers: { ...server.headers, accept: 'text/event-stream' },
    payload: { message: 'Which agents are active?', sessionId: 'session-1' },
  });
  const end = stream.body.split('\n\n').find((event) => event.includes('event: done'));
  const { suggestions } = JSON.parse(/^data: (.*)$/m.exec(end ?? '')?.[1] ?? '{}') as { suggestions?: string[] };
  expect(suggestions).toEqual([
    'Which services are not connected?',
    'How much did we spend this month?',
    'What can you do?',
  ]);
});

test('an answer that did not understand says so by its status, and what it offers is kept with it', async () => {
  const chat = async (accept: string) => {
    const { body } = await server.app.inject({
      method: 'POST',
      url: '/api/switchboard/chat',
      headers: { ...server.headers, accept },
      payload: { message: 'Frobnicate the sprockets of Xyzzy', sessionId: 'session-1' },
    });
    return body;
  };
  expect(await chat('text/event-stream')).toContain('"status":"not-understood"');
  const { suggestions } = JSON.parse(await chat('application/json')) as { suggestions?: string[] };
  expect(suggestions).toHaveLength(3);
  // What would be suggested anew has changed meanwhile.
  await failedRun();
  const again = await server.app.inject({
    url: '/api/suggestions?conversation=session-1',
    headers: server.headers,
  });
  expect(again.json()).toEqual({ items: suggestions });
});

test('about a failed run, the first asks why and what mends it', async () => {
  const about = await failedRun();
  expect((await suggested(about))[0]).toBe('Why did it fail, and what mends it?');
});

test('every rule asks what the built-in responder answers without a model', async () => {
  const about = await failedRun();
  const odd = ['Stop everything', '🙂', 'A, and stop everything. Then', 'x'.repeat(80)];
  const ids = ['lead-generation-agent', 'email-agent', 'calendar-agent', 'contacts-agent'];
  for (const [at, id] of ids.entries())
    await server.db.updateTable('agents').set({ name: odd[at] }).where('id', '=', id).execute();
  const organisation = await readOrganisationState(context(), demoTenantId);
  expect(organisation.agents.map(({ name }) => name)).toEqual(expect.arrayContaining(odd));
  const asked = new Set<string>();
  const abouts = [
    about,
    { ...about, ...(about.run && { run: { ...about.run, status: 'completed' } }) },
    { label: 'the lead', source: about.source, facts: {} },
  ];
  for (const of of organisation.agents)
    for (const seen of abouts)
      for (const rule of suggestionRules) {
        const runs = organisation.agents.flatMap((agent) =>
          agent.runs.map((one) => ({ ...one, status: 'failed' as const, of })),
        );
        const connections = organisation.connections.map((one) => ({
          ...one,
          status: one.id === 'apollo' ? 'error' : 'disconnected',
        }));
        const question = rule({
          organisation: { ...organisation, connections },
          needing: [{ id: 'x' }] as never,
          about: seen,
          runs,
        });
        if (!question) continue;
        asked.add(question);
        const done = await read(question, [], { organisation, about: seen, records: async () => [] });
        expect('wishes' in done && done.wishes.length, question).toBe(1);
      }
  expect(asked.size).toBeGreaterThan(suggestionRules.length);
});
