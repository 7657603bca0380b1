import { requestLimits } from '@switchboard/api-contract/requests';
import { createMCPClient } from '@ai-sdk/mcp';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addTenants } from '../../test/addTenants.ts';
import { makeReady } from '../../test/makeReady.ts';
import { callMcp, connectMcp, fetchFrom, mcpAddress } from '../../test/mcpCalls.ts';
import { addKey } from '../../test/programKey.ts';
import { addMember, createTestApp, createTestDatabase, signIn, testNow } from '../../test/testApp.ts';
import { writeRecords } from '../records/records.ts';
import type { SqliteDatabase } from '../platform/store/SqliteDatabase.ts';

const eras = ['legacy', 'auto'] as const;
const names =
  'list_agents last_runs list_connections list_records read_record read_run list_attention read_usage list_schedules ' +
  'start_agent stop_agent restart_agent run_agent start_research set_schedule add_record change_record cancel_run ' +
  'retry_run run_in_order start_workflow compose_reply read_request';
const publicUrl = 'https://switchboard.example';
const ada = { tenantId: 'northlight', username: 'ada', password: 'a quiet tuesday', role: 'tenant_admin' };

let db: SqliteDatabase;
let app: FastifyInstance;
let key: string;
beforeEach(async () => {
  db = await createTestDatabase();
  await makeReady(db, 'email');
  app = await createTestApp({ db, env: { PUBLIC_URL: publicUrl } });
  await addMember(db, ada);
  key = await make('a');
});
afterEach(() => app.close());

const make = (letter: string, overrides: Parameters<typeof addKey>[2] = {}) =>
  addKey(db, letter, { userId: 'northlight-ada', ...overrides });
const runs = () => db.selectFrom('executions').selectAll().where('sample', '=', 0).execute();
const requests = () => db.selectFrom('programRequests').selectAll().execute();
const post = (body: object | string, headers: Record<string, string> = { authorization: `Bearer ${key}` }) =>
  app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });

describe.each(eras)('the official client, %s', (era) => {
  test('lists every tool with its schema, and calls one that reads', async () => {
    const client = await connectMcp(app, key, era);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).join(' ')).toBe(names);
    for (const { inputSchema, description } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(description).toMatch(/^[A-Z].*\.$/s);
    }
    const { data, text } = await callMcp(client, 'list_agents', { agent: 'email' });
    expect(data).toMatchObject({ items: [{ name: 'Email Agent', link: `${publicUrl}/agents/email/detail` }] });
    expect(JSON.parse(text)).toEqual(data);
  });

  test('is told in a result what is wrong with a call', async () => {
    const client = await connectMcp(app, key, era);
    expect(await callMcp(client, 'list_agents', { agnet: 'email' })).toMatchObject({
      isError: true,
      text: 'agnet is no argument of this tool',
    });
    expect(await callMcp(client, 'read_run', { id: 'run-x' })).toMatchObject({
      isError: true,
      text: 'There is no run with this id',
    });
    expect(await callMcp(client, 'drop_tables')).toMatchObject({
      isError: true,
      text: 'There is no tool drop_tables',
    });
  });

  test('asks for a run, which starts once a member says yes, and reads what became of it', async () => {
    const client = await connectMcp(app, key, era);
    const asked = await callMcp(client, 'run_agent', { agent: 'email' });
    const [row] = await requests();
    const approve = `${publicUrl}/dashboard?request=${row?.id}`;
    expect(asked).toMatchObject({
      isError: false,
      text: `Not started yet: a member must say yes at ${approve}. Then ask read_request for ${row?.id}.`,
      data: { state: 'waiting', request: row?.id, approve, until: row?.until },
    });
    expect((await callMcp(client, 'run_agent', { agent: 'email' })).data).toEqual(asked.data);
    expect([await runs(), await requests()]).toMatchObject([[], [{ text: 'Claude Code wants to run Email Agent' }]]);
    const read = async () => (await callMcp(client, 'read_request', { request: row?.id })).data;
    expect(await read()).toMatchObject({ state: 'waiting' });
    const allowed = await app.inject({
      method: 'POST',
      url: `/api/requests/${row?.id}/allow`,
      headers: await signIn(app, ada),
    });
    expect(allowed.json()).toMatchObject({ state: 'done' });
    const [run] = await runs();
    expect(run).toMatchObject({ trigger: 'key', startedBy: 'Claude Code' });
    expect(await read()).toMatchObject({ state: 'done', decidedBy: 'ada', run: { id: run?.id } });
  });
});

test('the 1.x SDK and the AI SDK list and call the same tools', async () => {
  const headers = { authorization: `Bearer ${key}` };
  const old = new OldClient({ name: 'test', version: '1' });
  await old.connect(new OldTransport(new URL(mcpAddress), { fetch: fetchFrom(app), requestInit: { headers } }));
  const { tools } = await old.listTools();
  const client = await createMCPClient({
    transport: { type: 'http', url: mcpAddress, headers, fetch: fetchFrom(app) },
  });
  const set = await client.tools();
  expect(Object.keys(set)).toEqual(tools.map(({ name }) => name));
  const asked = await old.callTool({ name: 'run_agent', arguments: { agent: 'email' } });
  expect(asked.structuredContent).toMatchObject({ state: 'waiting' });
  const same = await set['run_agent']?.execute?.({ agent: 'email' }, { toolCallId: '1', messages: [] } as never);
  expect(same).toMatchObject({ structuredContent: asked.structuredContent });
});

test('a key that acts has it done at once, in its own name', async () => {
  const client = await connectMcp(app, await make('b', { acts: 'act', name: 'Nightly' }));
  const { data, text } = await callMcp(client, 'run_agent', { agent: 'email' });
  const [run] = await runs();
  expect(text).toBe(`A run of Email Agent has started. It is queued as ${run?.id}: ask read_run for it.`);
  expect(data).toMatchObject({ state: 'queued', run: run?.id });
  expect(run).toMatchObject({ trigger: 'key', startedBy: 'Nightly' });
  const [line] = await db.selectFrom('audit').selectAll().where('kind', '=', 'run.started').execute();
  expect(line).toMatchObject({ byType: 'key', byId: 'key-b', byName: 'Nightly', runId: run?.id });
  expect((await callMcp(client, 'read_run', { id: run?.id })).data).toMatchObject({ id: run?.id });
});

test('a key has the tools that its rights allow, and one that is limited those that can be narrowed', async () => {
  const seeing = await connectMcp(app, await make('b', { rightsJson: '["see"]' }));
  const namesOf = async (client: typeof seeing) => (await client.listTools()).tools.map(({ name }) => name);
  expect(await namesOf(seeing)).not.toContain('run_agent');
  expect((await callMcp(seeing, 'run_agent', { agent: 'email' })).isError).toBe(true);
  const limited = await connectMcp(app, await make('c', { agentsJson: '["email-agent"]' }));
  const its = await namesOf(limited);
  for (const name of ['list_attention', 'read_usage', 'list_connections', 'start_workflow', 'run_in_order'])
    expect(its).not.toContain(name);
  expect((await callMcp(limited, 'list_agents')).data?.['items']).toMatchObject([{ id: 'email-agent' }]);
  for (const [tool, args] of [
    ['run_agent', { agent: 'research' }],
    ['list_records', { collection: 'leads' }],
    ['change_record', { name: 'Lead', collection: 'leads', values: { status: 'new' } }],
    ['add_record', { collection: 'leads', values: { name: 'A', company: 'B' } }],
    ['list_attention', {}],
  ] as const)
    expect((await callMcp(limited, tool, args)).isError, tool).toBe(true);
  const leadRun = await db
    .selectFrom('executions')
    .select('id')
    .where('agentId', '=', 'lead-generation-agent')
    .executeTakeFirstOrThrow();
  expect(await callMcp(limited, 'read_run', leadRun)).toMatchObject({ text: 'There is no run with this id' });
  expect(await requests()).toEqual([]);
});

test('another organisation’s key sees nothing of ours, and does not read our requests', async () => {
  await callMcp(await connectMcp(app, key), 'run_agent', { agent: 'email' });
  const [{ id } = { id: '' }] = await requests();
  await addTenants(db, ['rival']);
  await addMember(db, { ...ada, tenantId: 'rival', username: 'rival' });
  const rival = await connectMcp(app, await make('r', { tenantId: 'rival', userId: 'rival-rival' }));
  expect((await callMcp(rival, 'read_request', { request: id })).text).toBe('There is no such request');
  for (const { name } of (await rival.listTools()).tools) {
    const { text } = await callMcp(rival, name, { id, agent: 'Email Agent', collection: 'leads', request: id });
    expect(text, name).not.toMatch(/northlight/i);
  }
  const other = await connectMcp(app, await make('s', { name: 'Another' }));
  expect((await callMcp(other, 'read_request', { request: id })).text).toBe('There is no such request');
});

test('a revoked key is out at once on every server', async () => {
  const second = await createTestApp({ db, env: { PUBLIC_URL: publicUrl } });
  const client = await connectMcp(second, key);
  expect((await callMcp(client, 'list_agents')).isError).toBe(false);
  const revoked = await app.inject({ method: 'DELETE', url: '/api/keys/key-a', headers: await signIn(app, ada) });
  expect(revoked.statusCode).toBe(204);
  await expect(callMcp(client, 'list_agents')).rejects.toThrow('This key is not valid');
  await second.close();
});

test('what a revoked key asked waits no longer', async () => {
  await callMcp(await connectMcp(app, key), 'run_agent', { agent: 'email' });
  const [{ id } = { id: '' }] = await requests();
  const headers = await signIn(app, ada);
  await app.inject({ method: 'DELETE', url: '/api/keys/key-a', headers });
  const items = (await app.inject({ url: '/api/attention', headers })).json<{ items: { kind: string }[] }>().items;
  expect(items.filter(({ kind }) => kind === 'request')).toEqual([]);
  const allowed = await app.inject({ method: 'POST', url: `/api/requests/${id}/allow`, headers });
  expect([allowed.statusCode, await runs()]).toEqual([409, []]);
});

test('a key never says yes, and one of its requests too many is refused', async () => {
  const acting = await make('b', { acts: 'act' });
  const client = await connectMcp(app, key);
  for (let index = 0; index < requestLimits.waiting; index++)
    await callMcp(client, 'start_research', { query: `Who makes tea ${index}?` });
  expect(await callMcp(client, 'start_research', { query: 'One more' })).toMatchObject({
    isError: true,
    text: 'Too many requests of this key wait for a yes. Try again in 60 seconds.',
  });
  const rows = await requests();
  expect(rows).toHaveLength(requestLimits.waiting);
  const headers = { authorization: `Bearer ${acting}` };
  for (const what of ['allow', 'discard']) {
    const answer = await app.inject({ method: 'POST', url: `/api/requests/${rows[0]?.id}/${what}`, headers });
    expect(answer.statusCode).toBe(403);
  }
});

describe('the address /mcp', () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

  test('takes a key alone, and asks for one', async () => {
    const challenge = 'Bearer realm="Switchboard", error="invalid_token"';
    for (const headers of [{}, await signIn(app, ada), { authorization: `Bearer sb_${'x'.repeat(43)}` }]) {
      const answer = await post(list, headers);
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, challenge]);
    }
    await db.updateTable('programKeys').set({ revokedAt: '2026-03-12T00:00:00.000Z' }).execute();
    expect((await post(list)).statusCode).toBe(401);
  });

  test('answers with JSON, whatever the client accepts, and 202 to what is only told', async () => {
    const answer = await post(list, { authorization: `Bearer ${key}`, accept: '*/*' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('application/json'),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const told = await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([told.statusCode, told.body]).toEqual([202, '']);
  });

  test('opens no stream', async () => {
    for (const method of ['subscriptions/listen', 'resources/list', 'prompts/list'])
      expect((await post({ jsonrpc: '2.0', id: 7, method, params: {} })).json()).toMatchObject({
        id: 7,
        error: { code: -32_601 },
      });
  });

  test.each(['GET', 'DELETE', 'PUT'] as const)('refuses %s', async (method) => {
    const answer = await app.inject({ method, url: '/mcp', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.headers['allow'], answer.json()]).toMatchObject([405, 'POST', { id: null }]);
  });

  test('says in JSON-RPC what it can’t read', async () => {
    const cases = [
      ['{', 400],
      ['', 400],
      ['[]', 400],
      [JSON.stringify({ ...list, params: { a: 'x'.repeat(1_100_000) } }), 413],
    ] as const;
    for (const [body, status] of cases) {
      const answer = await post(body);
      expect([answer.statusCode, answer.json()]).toMatchObject([status, { jsonrpc: '2.0', id: null }]);
    }
    const text = await post('x', { authorization: `Bearer ${key}`, 'content-type': 'text/plain' });
    expect([text.statusCode, text.json()]).toMatchObject([415, { id: null }]);
  });

  test('refuses pages of other sites', async () => {
    const from = (origin: string) => post(list, { authorization: `Bearer ${key}`, origin });
    expect((await from('https://evil.example')).statusCode).toBe(403);
    expect((await from('null')).statusCode).toBe(403);
    expect((await from(publicUrl)).statusCode).toBe(200);
  });

  test.each(['/.well-known/oauth-protected-resource/mcp', '/register', '/token', '/authorize'])(
    'there is no OAuth at %s',
    async (url) => {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await app.inject({ method, url, headers: { accept: 'text/html' } });
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
      }
    },
  );

  test('refuses too many calls in a result', async () => {
    const client = await connectMcp(app, key);
    const { callLimits } = await import('@switchboard/api-contract/endpoints/callLimits');
    for (let made = 0; made < callLimits.keyCalls.most; made++)
      await callMcp(client, 'read_request', { request: 'p_x' });
    expect(await callMcp(client, 'list_agents')).toMatchObject({
      isError: true,
      text: 'Too many calls with this key. Try again in 60 seconds.',
    });
  });
});

test('what a tool reads is at most 16,000 characters, and what goes wrong is told without its words', async () => {
  const client = await connectMcp(app, key);
  const place = { tenantId: ada.tenantId, agentId: 'lead-generation-agent', collection: 'leads' } as const;
  const long = { company: 'Acme '.repeat(200), title: 'chief '.repeat(200), industry: 'tea '.repeat(200) };
  const leads = Array.from({ length: 20 }, (_, index) => ({ id: `lead-${index}`, name: `Lead ${index}`, ...long }));
  await writeRecords(
    db,
    place,
    leads.map((record) => ({ record, createdAt: testNow.toISOString() })),
  );
  const { text, data } = await callMcp(client, 'list_records', { collection: 'leads', limit: 20 });
  expect(data?.['records']).toHaveLength(20);
  expect(text.length).toBeLessThanOrEqual(16_000);
  expect(JSON.stringify(data).length).toBeLessThanOrEqual(16_000);
  await db.schema.dropTable('attentionLater').execute();
  expect(await callMcp(client, 'list_attention')).toMatchObject({ isError: true, text: 'This could not be done.' });
});
