import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeReady } from '../../test/makeReady.ts';
import { addKey } from '../../test/programKey.ts';
import { requestRow } from '../../test/requestRow.ts';
import { addMember, createTestApp, createTestDatabase, signIn, testNow } from '../../test/testApp.ts';
import { sweepRequests } from '../requests/requests.ts';
import type { SqliteDatabase } from '../platform/store/SqliteDatabase.ts';

let db: SqliteDatabase;
let app: FastifyInstance;
let now: Date;
let headers: { authorization: string };
beforeEach(async () => {
  now = testNow;
  db = await createTestDatabase();
  await makeReady(db, 'email');
  app = await createTestApp({ db, clock: () => now });
  headers = await signIn(app);
  await addKey(db, 'a');
  await db.insertInto('programRequests').values(requestRow()).execute();
});
afterEach(() => app.close());

const ask = async (what: '' | '/allow' | '/discard', id = 'p_1', by = headers, server = app) => {
  const method = what === '' ? 'GET' : 'POST';
  const answer = await server.inject({ method, url: `/api/requests/${id}${what}`, headers: by });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const items = async (by = headers) => {
  const answer = await app.inject({ url: '/api/attention', headers: by });
  return answer.json<{ items: { kind: string }[] }>().items.filter(({ kind }) => kind === 'request');
};
const runs = () => db.selectFrom('executions').selectAll().where('sample', '=', 0).execute();
const audit = (kind: string) => db.selectFrom('audit').selectAll().where('kind', '=', kind).execute();
const waiting = {
  id: 'p_1',
  state: 'waiting',
  text: 'Claude Code wants to run Email Agent',
  key: 'Claude Code',
  start: 'sb_1a2b3c4d',
  owner: 'Demo User',
};

test('what a program asks for waits among what needs attention, and being looked at changes nothing', async () => {
  expect(await items()).toEqual([
    {
      id: 'request.p_1',
      kind: 'request',
      severity: 'caution',
      text: 'Claude Code wants to run Email Agent',
      since: testNow.toISOString(),
      request: {
        id: 'p_1',
        key: 'Claude Code',
        start: 'sb_1a2b3c4d',
        owner: 'Demo User',
        until: '2026-03-13T09:41:20.000Z',
      },
    },
  ]);
  for (const _ of [1, 2]) expect((await ask('')).body).toMatchObject(waiting);
  expect(await runs()).toEqual([]);
});

test('a yes does it once, on two servers at once, in the name of the member who says it', async () => {
  const second = await createTestApp({ db, clock: () => now });
  const [one, other] = await Promise.all([ask('/allow'), ask('/allow', 'p_1', headers, second)]);
  expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
  const done = one.status === 200 ? one : other;
  const [run] = await runs();
  expect(done.body).toMatchObject({
    state: 'done',
    decidedBy: 'Demo User',
    outcome: 'A run of Email Agent has started.',
    to: `/agent/email-agent?tab=executions&run=${run?.id}`,
  });
  expect((one.status === 409 ? one : other).body).toEqual({ error: 'Demo User has said yes to this already' });
  expect(await runs()).toHaveLength(1);
  expect(await items()).toEqual([]);
  expect(await audit('request.allowed')).toMatchObject([
    { byType: 'member', byName: 'Demo User', target: 'Claude Code wants to run Email Agent' },
  ]);
  expect(await audit('run.started')).toMatchObject([{ byType: 'member', byName: 'Demo User', runId: run?.id }]);
  await second.close();
});

test('a discarded one is never done', async () => {
  expect((await ask('/discard')).body).toMatchObject({ state: 'discarded', decidedBy: 'Demo User' });
  expect(await ask('/allow')).toEqual({ status: 409, body: { error: 'Demo User has discarded this already' } });
  expect([await runs(), await items(), await audit('request.discarded')]).toMatchObject([[], [], [{}]]);
});

test('one that nobody said yes to in a day has expired', async () => {
  now = new Date(testNow.getTime() + 24 * 3_600_000);
  headers = await signIn(app);
  expect((await ask('')).body).toMatchObject({ state: 'expired' });
  expect((await ask('/allow')).body).toEqual({ error: 'This has expired. Let the program ask again.' });
  expect([await runs(), await items()]).toEqual([[], []]);
});

test('a viewer sees nothing of it among what needs attention, and decides nothing', async () => {
  const viewer = { tenantId: 'northlight', username: 'vera', password: 'a quiet tuesday' };
  await addMember(db, { ...viewer, role: 'tenant_viewer' });
  const by = await signIn(app, viewer);
  expect(await items(by)).toEqual([]);
  for (const what of ['/allow', '/discard'] as const) expect((await ask(what, 'p_1', by)).status).toBe(403);
  expect((await ask('')).body).toMatchObject(waiting);
});

test('what can’t be done is told with its reason, and not tried again', async () => {
  const actionsJson = JSON.stringify([{ kind: 'run', agentId: 'nobody', agentName: 'Nobody' }]);
  await db
    .insertInto('programRequests')
    .values(requestRow({ id: 'p_2', actionsJson }))
    .execute();
  expect((await ask('/allow', 'p_2')).body).toMatchObject({ state: 'failed', outcome: 'agent nobody does not exist.' });
  expect((await ask('/allow', 'p_2')).status).toBe(409);
});

test('one whose server stopped half way says so, and is not done again', async () => {
  const at = new Date(testNow.getTime() - 660_000).toISOString();
  await db.updateTable('programRequests').set({ state: 'doing', decidedBy: 'Demo User', decidedAt: at }).execute();
  expect((await ask('')).body).toMatchObject({
    state: 'failed',
    outcome: expect.stringContaining('stopped') as string,
  });
  expect((await ask('/allow')).status).toBe(409);
});

test('requests are swept after thirty days', async () => {
  const sweep = async (days: number) => {
    const clock = () => new Date(testNow.getTime() + days * 86_400_000 + 1);
    await sweepRequests({ db, clock });
    return (await db.selectFrom('programRequests').select('id').execute()).length;
  };
  expect([await sweep(29), await sweep(30)]).toEqual([1, 0]);
});
