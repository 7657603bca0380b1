import { beforeEach, describe, expect, test } from 'vitest';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import { addTenant } from '../../../test/testApp.ts';
import { testContext } from '../../../test/testContext.ts';
import { demoTenantId } from '../../tenants/demo.ts';
import { readAbout } from './about.ts';
import { respond } from '../reader/respond.ts';
import type { Source } from './sources.ts';

const server = sandboxedApp();
const { configure, run, send, setUp } = server;
const asker = { tenantId: demoTenantId, userId: 'somebody', role: 'tenant_member' };
const context = () => testContext({ db: server.db, clock: server.time.clock });
const about = (key: string, as = asker) => readAbout(context(), as, key);

/** What the built-in responder says in a conversation that began there, and what that rests on. */
async function say(key: string, message: string) {
  const sources: Source[] = [];
  const writer = {
    step: () => {},
    say: () => {},
    source: (source: Source) => sources.push(source),
    signal: new AbortController().signal,
  };
  const reply = await respond(context(), asker, { message, turns: [], about: await about(key) }, writer);
  return { ...reply, sources: sources.map(({ kind, label, to }) => ({ kind, label, to })) };
}

let runId: string;
beforeEach(async () => {
  await configure('lead-generation', { targetIndustries: ['logistics'] });
  await setUp('apollo', 'sandbox-wrong');
  await run('lead-generation');
  ({ id: runId } = await server.db
    .selectFrom('executions')
    .select('id')
    .where('sample', '=', 0)
    .executeTakeFirstOrThrow());
});

describe('a run', () => {
  test('is read with its steps, its reason and what mends it', async () => {
    const { label, source, facts } = await about(`run:${runId}`);
    expect(label).toBe('the failed run of Lead Generation Agent');
    expect(source).toMatchObject({ kind: 'run', id: runId, label: 'Lead Generation Agent, failed today at 09:41' });
    expect(facts).toMatchObject({ status: 'failed', mendedBy: 'Set up Apollo', steps: expect.any(Array) });
  });

  test('why it failed and what mends it is answered with both sources', async () => {
    const { text, sources } = await say(`run:${runId}`, 'Why did it fail, and what mends it?');
    expect(text).toBe(
      'The run of Lead Generation Agent today at 09:41 failed [1]: Apollo does not accept the credentials; enter them again under API Connections. What mends it: Set up Apollo [2]. Then say “retry it”.',
    );
    expect(sources).toEqual([
      {
        kind: 'run',
        label: 'Lead Generation Agent, failed today at 09:41',
        to: `/agent/lead-generation-agent?tab=executions&run=${runId}`,
      },
      { kind: 'connection', label: 'Apollo', to: '/api-status?setup=apollo' },
    ]);
  });

  test('“retry it” proposes that run, and nothing is done', async () => {
    const { proposed } = await say(`run:${runId}`, 'Retry it');
    expect(proposed).toEqual([
      {
        kind: 'retryRun',
        runId,
        agentId: 'lead-generation-agent',
        agentName: 'Lead Generation Agent',
        at: 'today at 09:41',
      },
    ]);
    expect(await server.db.selectFrom('executions').select('id').where('sample', '=', 0).execute()).toHaveLength(1);
  });
});

test('a record is told by its fields', async () => {
  const added = await send('POST', 'agents/lead-generation/records/leads', { name: 'Mara Lind', company: 'Nordlicht' });
  const { id } = added.json<{ id: string }>();
  const key = `record:lead-generation:leads:${id}`;
  expect((await about(key)).label).toBe('the lead Mara Lind');
  const { text, sources } = await say(key, 'What is this?');
  expect(text).toMatch(/^This is the lead Mara Lind of Lead Generation Agent \[1\]: .*company Nordlicht/);
  expect(sources).toEqual([{ kind: 'record', label: 'Mara Lind', to: `/agents/lead-generation/detail?record=${id}` }]);
});

test('what needs attention is told with what leads to its mend', async () => {
  const key = 'attention:runs.lead-generation-agent.credentialsOutdated.apollo';
  expect((await about(key)).label).toBe('what needs attention: Apollo refused the key');
  expect((await say(key, 'What mends it?')).text).toBe(
    'Apollo refused the key [1]: 1 run of Lead Generation Agent. “Set up Apollo” under Needs attention leads to what mends it.',
  );
});

test.each([
  'run:none',
  'record:lead-generation:leads:none',
  'record:lead-generation:none:none',
  'record:none:leads:none',
  'attention:none',
])('%s is not there', async (key) => {
  await expect(about(key)).rejects.toMatchObject({ kind: 'missing' });
});

test('and nothing of another organisation is', async () => {
  await addTenant(server.db, { tenantId: 'rival', username: 'rival', password: 'rival-password' });
  const rival = { ...asker, tenantId: 'rival' };
  await expect(about(`run:${runId}`, rival)).rejects.toMatchObject({ kind: 'missing' });
  await expect(about('attention:runs.lead-generation-agent.credentialsOutdated.apollo', rival)).rejects.toMatchObject({
    kind: 'missing',
  });
});
