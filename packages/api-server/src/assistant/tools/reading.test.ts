import { beforeEach, expect, test } from 'vitest';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import { addTenant } from '../../../test/testApp.ts';
import { testContext } from '../../../test/testContext.ts';
import { demoTenantId } from '../../tenants/demo.ts';
import { readOrganisationState } from '../reader/organisationState.ts';
import type { Source } from '../answers/sources.ts';
import { allTools } from './allTools.ts';
import { noToolUse } from './defineTool.ts';
import { toToolSet } from './toToolSet.ts';

const server = sandboxedApp();
const { configure, run, send, setUp } = server;

interface Told {
  readonly data?: never;
  readonly error?: string;
}

/** Uses a tool as a model does. */
async function use(name: string, input: object, tenantId = demoTenantId) {
  const context = testContext({ db: server.db, clock: server.time.clock });
  const asker = { tenantId, userId: 'somebody', role: 'tenant_viewer' };
  const sources: Source[] = [];
  const steps: string[] = [];
  const writer = {
    step: (text: string) => void steps.push(text),
    say: () => {},
    source: (source: Source) => sources.push(source),
    signal: new AbortController().signal,
  };
  const organisation = await readOrganisationState(context, tenantId);
  const tools = toToolSet(await allTools({ context, asker, writer }), {
    context,
    asker,
    organisation,
    writer,
    use: noToolUse(),
  });
  const told = (await tools[name]?.execute?.(input, { toolCallId: '1', messages: [], context: undefined })) as Told;
  return { ...told, sources, steps };
}

beforeEach(async () => {
  await configure('lead-generation', { targetIndustries: ['Logistics'], locations: ['Poland'], minimumScore: 0 });
});
const collect = async () => {
  await setUp('apollo');
  await run('lead-generation');
};

test('records a page at a time, searched, filtered and sorted as on their page, with a source each', async () => {
  await collect();
  const { data, sources, steps } = await use('list_records', {
    collection: 'leads',
    filters: { status: 'new' },
    sort: '-score',
    limit: 2,
  });
  expect(steps).toEqual(['Reading the leads']);
  expect(data).toMatchObject({
    agent: 'Lead Generation Agent',
    total: expect.any(Number),
    next: expect.any(String),
    records: [
      { status: 'new', sandbox: true, source: 1 },
      { status: 'new', sandbox: true, source: 2 },
    ],
  });
  const { records, next } = data as unknown as { records: { id: string; score: number; name: string }[]; next: string };
  expect(records[0]?.score).toBeGreaterThanOrEqual(records[1]?.score ?? 0);
  expect(sources[0]).toEqual({
    kind: 'record',
    id: records[0]?.id,
    label: records[0]?.name,
    to: `/agents/lead-generation/detail?record=${records[0]?.id}`,
  });
  const more = await use('list_records', {
    collection: 'leads',
    filters: { status: 'new' },
    sort: '-score',
    limit: 2,
    cursor: next,
  });
  expect(more.sources.map(({ id }) => id)).not.toContain(records[0]?.id);
});

test('one record in full, and none of another organisation', async () => {
  await addTenant(server.db, { tenantId: 'rival', username: 'rival', password: 'rival-password' });
  const added = await send('POST', 'agents/lead-generation/records/leads', { name: 'Mara Lind', company: 'Nordlicht' });
  const { id } = added.json<{ id: string }>();
  const found = await use('read_record', { collection: 'leads', id });
  expect(found.data).toMatchObject({ kind: 'lead', name: 'Mara Lind', company: 'Nordlicht', source: 1 });
  expect((await use('read_record', { collection: 'leads', id }, 'rival')).error).toBeDefined();
});

test.each([
  [{ collection: 'secrets' }, /^There is no collection secrets\. There are: /],
  [{ collection: 'leads', filters: { password: 'x' } }, /^password is not a known parameter$/],
  [{ collection: 'leads', sort: 'secret' }, /^sort must be one of /],
  [{ collection: 'leads', cursor: 'x' }, /^cursor must come from the previous page$/],
  [{ collection: 'proposals' }, /^Several agents have proposals: name one of /],
])('what is asked for oddly is told in words: %j', async (input, words) => {
  expect((await use('list_records', input)).error).toMatch(words);
});

test('a run with its steps, why it failed and what mends it', async () => {
  await setUp('apollo', 'sandbox-wrong');
  await run('lead-generation');
  const { id } = await server.db
    .selectFrom('executions')
    .select('id')
    .where('sample', '=', 0)
    .executeTakeFirstOrThrow();
  const { data, sources } = await use('read_run', { id });
  expect(data).toMatchObject({
    agent: 'Lead Generation Agent',
    status: 'failed',
    reason: 'Apollo does not accept the credentials; enter them again under API Connections',
    mendedBy: 'Set up Apollo',
    sandbox: true,
    steps: expect.arrayContaining([expect.objectContaining({ failed: true, text: expect.any(String) })]),
  });
  expect(sources).toMatchObject([{ kind: 'run', to: `/agent/lead-generation-agent?tab=executions&run=${id}` }]);
  expect((await use('read_run', { id: 'none' })).error).toBe('There is no run with this id');
  const attention = await use('list_attention', {});
  expect(attention.data).toMatchObject({
    items: [{ text: 'Apollo refused the key', mendedBy: 'Set up Apollo', source: 1 }],
  });
  expect(attention.sources).toMatchObject([{ kind: 'attention', to: '/api-status?setup=apollo' }]);
});

test('what was spent, and when agents run by themselves', async () => {
  await collect();
  const { data, sources } = await use('read_usage', {});
  expect(data).toMatchObject({ currency: expect.any(String), total: expect.any(Number), sandbox: true, source: 1 });
  expect(sources).toEqual([{ kind: 'usage', id: 'this month', label: 'Usage this month', to: '/profile?tab=usage' }]);
  await send('PUT', 'agents/email/schedule', { kind: 'daily', time: '08:00', zone: 'Europe/Berlin' });
  const schedules = await use('list_schedules', {});
  expect(schedules.data).toEqual(
    expect.arrayContaining([expect.objectContaining({ agent: 'Email Agent', kind: 'daily', time: '08:00' })]),
  );
});
