import { agentTable } from '@switchboard/api-contract/agentTable';
import { endpoints } from '@switchboard/api-contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './platform/store/Database.ts';
import { addTenant, createTestApp, createTestDatabase, signIn } from '../test/testApp.ts';

const mark = 'northlight-secret';
const otherMember = { tenantId: 'rival', username: 'rival', password: 'rival-password' };

let db: Database;
let app: FastifyInstance;
let rival: { authorization: string };
beforeAll(async () => {
  db = await createTestDatabase();
  app = await createTestApp({ db });
  const mine = await signIn(app);
  await app.inject({
    method: 'POST',
    url: '/api/agents',
    headers: mine,
    payload: { name: mark, type: 'custom', description: mark },
  });
  await app.inject({
    method: 'PUT',
    url: '/api/agents/email/config',
    headers: mine,
    payload: { customSettings: { mark } },
  });
  await addTenant(db, otherMember);
  rival = await signIn(app, otherMember);
});

const fill = (path: string, agent: string) =>
  path.replace(':agentId', agent).replace(':action', 'stop').replace(':connectionId', 'openai');

describe('a member of another tenant', () => {
  test.each(
    Object.values(endpoints)
      .filter(({ method, signedIn }) => method === 'GET' && signedIn)
      .map(({ path }) => path),
  )('reads nothing of this one by GET %s', async (path) => {
    for (const agent of [mark, 'email', ...agentTable.map((entry) => entry.id)]) {
      const answer = await app.inject({ url: fill(path, agent), headers: rival });
      expect([200, 404]).toContain(answer.statusCode);
      expect(answer.body.replace(`agent ${mark} does not exist`, '')).not.toMatch(/northlight/i);
    }
  });

  test('has no agents, and gets the answer for a missing agent when it names ours', async () => {
    expect((await app.inject({ url: '/api/agents', headers: rival })).json()).toEqual([]);
    expect((await app.inject({ url: `/api/agents/${mark}`, headers: rival })).json()).toEqual({
      error: `agent ${mark} does not exist`,
    });
  });

  test('changes nothing of this one', async () => {
    const before = await Promise.all([
      db.selectFrom('agents').selectAll().where('tenantId', '=', 'northlight').execute(),
      db.selectFrom('connections').selectAll().where('tenantId', '=', 'northlight').execute(),
    ]);
    for (const agent of [mark, 'email', 'research-agent']) {
      for (const action of ['start', 'stop', 'restart', 'runs'])
        expect(
          (await app.inject({ method: 'POST', url: `/api/agents/${agent}/${action}`, headers: rival })).statusCode,
        ).toBe(404);
      expect(
        (
          await app.inject({
            method: 'PUT',
            url: `/api/agents/${agent}/config`,
            headers: rival,
            payload: { enabled: false },
          })
        ).statusCode,
      ).toBe(404);
    }
    await app.inject({ method: 'POST', url: '/api/connections/openai/disconnect', headers: rival });
    expect(
      await Promise.all([
        db.selectFrom('agents').selectAll().where('tenantId', '=', 'northlight').execute(),
        db.selectFrom('connections').selectAll().where('tenantId', '=', 'northlight').execute(),
      ]),
    ).toEqual(before);
  });

  test('can have an agent of the same name, and each sees its own', async () => {
    await app.inject({
      method: 'POST',
      url: '/api/agents',
      headers: rival,
      payload: { name: mark, type: 'custom', description: 'of the rival' },
    });
    expect((await app.inject({ url: `/api/agents/${mark}`, headers: rival })).json()).toMatchObject({
      description: 'of the rival',
    });
    expect((await app.inject({ url: `/api/agents/${mark}`, headers: await signIn(app) })).json()).toMatchObject({
      description: mark,
    });
  });

  test('hears nothing of this one from the assistant', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: endpoints.chat.path,
      headers: rival,
      payload: { message: 'Which agents are active, and what ran last?', sessionId: 'session-1' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/Email Agent|Research Agent/);
  });
});

test.each(
  Object.values(endpoints)
    .filter(({ signedIn }) => signedIn)
    .map(({ method, path }) => [method, path] as const),
)('%s %s refuses who is not signed in', async (method, path) => {
  const answer = await app.inject({ method, url: fill(path, 'email'), ...(method === 'GET' ? {} : { payload: {} }) });
  expect([401, 404]).toContain(answer.statusCode);
});
