import { createSecretKey } from 'node:crypto';
import { agentTable } from '@switchboard/api-contract/agentTable';
import { catalogue, sampleServiceIds, type ServiceId } from '@switchboard/api-contract/catalogue';
import { connection, testResult } from '@switchboard/api-contract/connections';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { CallError, type Call } from '../providers/client.ts';
import { calledServices, documented } from '../../test/services/documented.ts';
import { inWords } from '../../test/inWords.ts';
import { startStandIn, type StandIn } from '../../test/services/standIn.ts';
import { hashPassword } from '../services/auth/passwords.ts';
import { credentialsOf } from '../services/connections/credentials.ts';
import type { ConnectionAnswer, TestResultAnswer } from '../services/connections/describeConnection.ts';
import { recordRequest } from '../services/connections/recordRequest.ts';
import { demoTenantId } from '../seed/seedFirstStart.ts';
import type { Database } from '../store/Database.ts';
import { createTestApp, createTestDatabase, signIn, testNow } from '../../test/testApp.ts';
import { createVault } from '../vault/Vault.ts';

const key = createSecretKey(Buffer.alloc(32, 7));
const at = testNow.toISOString();
let standIn: StandIn;
let db: Database;
let app: FastifyInstance;
let headers: { authorization: string };

beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.close());
beforeEach(async () => {
  standIn.play('documented');
  db = await createTestDatabase();
  await begin();
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

async function begin(options: Partial<Context> = {}): Promise<void> {
  app = await createTestApp({ db, vault: createVault(key), call: standIn.call, ...options });
  headers = await signIn(app);
}

const list = async () => inWords((await app.inject({ url: '/api/connections', headers })).json<ConnectionAnswer[]>());
const listed = async (id: ServiceId) => (await list()).find((item) => item.id === id);
const post = (path: string, payload?: object, as = headers) =>
  app.inject({ method: 'POST', url: `/api/connections/${path}`, headers: as, ...(payload && { payload }) });
const setUp = async (id: ServiceId, values: Record<string, string>) => {
  const answer = await post(`${id}/setup`, values);
  expect(answer.statusCode, answer.body).toBe(200);
  return inWords(answer.json<ConnectionAnswer>());
};
const countIn = (month: string) =>
  recordRequest({ db, clock: () => new Date(`${month}-15T00:00:00Z`) }, demoTenantId, 'openai');
const right = (id: (typeof calledServices)[number]): Record<string, string> => ({ ...documented[id].credentials });

describe('the list', () => {
  it('begins with the eight samples, disconnected and empty', async () => {
    const items = await list();
    expect(items.map((item) => item.id)).toEqual([...sampleServiceIds]);
    for (const item of items) {
      expect(item).toMatchObject({ status: 'disconnected', stored: [], usage: { requests: 0 } });
      expect(item).not.toHaveProperty('lastTest');
    }
    const needing: readonly string[] = ['research', 'orchestrator', 'email'];
    expect((await listed('openai'))?.usedBy).toEqual(
      agentTable.filter((agent) => needing.includes(agent.slug)).map((agent) => agent.name),
    );
  });

  it('gains what is set up, and answers 304 while nothing changes', async () => {
    await setUp('github', right('github'));
    expect((await list()).map((item) => item.id)).toEqual([...sampleServiceIds, 'github']);
    const { etag } = (await app.inject({ url: '/api/connections', headers })).headers;
    expect(
      (await app.inject({ url: '/api/connections', headers: { ...headers, 'if-none-match': String(etag) } }))
        .statusCode,
    ).toBe(304);
  });
});

describe('setup', () => {
  it.each(calledServices)('%s: right credentials are saved and connected', async (id) => {
    const answer = await setUp(id, right(id));
    expect(answer).toMatchObject({
      id,
      status: 'connected',
      lastSync: at,
      lastTest: { outcome: 'ok', testedAt: at, latencyMs: expect.any(Number) },
    });
    expect(answer.stored).toEqual(Object.keys(right(id)));
    expect(v.parse(connection, answer)).toEqual(answer);
    expect(await listed(id)).toEqual(answer);
  });

  it('wrong credentials are saved all the same, and said', async () => {
    const answer = await setUp('openai', { apiKey: 'sk-wrong' });
    expect(answer).toMatchObject({
      status: 'error',
      stored: ['apiKey'],
      lastTest: { outcome: 'wrong-credentials', nextStep: expect.any(String) },
    });
    expect(await credentialsOf({ db, vault: createVault(key) }, demoTenantId, 'openai')).toEqual({
      apiKey: 'sk-wrong',
    });
  });

  it.each([
    ['perplexity', { apiKey: `pplx-${'a'.repeat(40)}` }],
    ['zapier', { webhookUrl: 'https://hooks.zapier.com/hooks/catch/1/abc/' }],
  ] as const)('%s is connected by its shape, without a call', async (id, values) => {
    const before = standIn.seen.length;
    expect(await setUp(id, values)).toMatchObject({ status: 'connected', lastTest: { outcome: 'shape-only' } });
    expect(standIn.seen.length).toBe(before);
  });

  it('blank fields keep what is stored', async () => {
    await setUp('twilio', right('twilio'));
    expect(await setUp('twilio', { accountSid: '', authToken: '  ', phoneNumber: '+15550100199' })).toMatchObject({
      status: 'connected',
      stored: ['accountSid', 'authToken', 'phoneNumber'],
    });
    expect(await credentialsOf({ db, vault: createVault(key) }, demoTenantId, 'twilio')).toEqual({
      ...right('twilio'),
      phoneNumber: '+15550100199',
    });
  });

  it('required fields are asked for, and nothing is saved', async () => {
    const answer = await post('twilio/setup', { accountSid: ' ', phoneNumber: '+1' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      error: 'Account SID is required. Auth Token is required',
      fields: { accountSid: 'Account SID is required', authToken: 'Auth Token is required' },
    });
    expect(await listed('twilio')).toMatchObject({ status: 'disconnected', stored: [] });
  });

  it.each([
    ['no body', undefined, 400],
    ['a list', ['sk'], 422],
    ['a number as a value', { apiKey: 7 }, 422],
    ['null as a value', { apiKey: null }, 422],
    ['an unknown field', { apiKey: 'sk', more: 'x' }, 422],
  ])('%s is refused', async (_, payload, status) => {
    const answer = await post('openai/setup', payload);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json()).toHaveProperty('error');
    expect(await listed('openai')).toMatchObject({ stored: [] });
  });

  it('a check that could not be made leaves the save in place', async () => {
    standIn.play('fault');
    expect(await setUp('openai', right('openai'))).toMatchObject({
      status: 'pending',
      stored: ['apiKey', 'organization'],
      lastTest: { outcome: 'could-not-check' },
    });
  });
});

describe('test', () => {
  it('asks the service and keeps outcome, cause, time and latency', async () => {
    await setUp('openai', { apiKey: 'sk-wrong' });
    await setUp('openai', { apiKey: 'sk-right' });
    standIn.play('forbidden');
    const answer = await post('openai/test');
    expect(answer.statusCode).toBe(200);
    const result = answer.json<TestResultAnswer>();
    expect(result).toMatchObject({ outcome: 'no-permission', testedAt: at });
    expect(v.parse(testResult, result)).toEqual(result);
    expect(await listed('openai')).toMatchObject({ status: 'error', lastTest: inWords(result), lastSync: at });
    standIn.play('documented');
    expect((await post('openai/test')).json()).toMatchObject({ outcome: 'ok' });
    expect(await listed('openai')).toMatchObject({ status: 'connected' });
  });

  it('what could not be checked does not break a connection that worked', async () => {
    await setUp('slack', right('slack'));
    standIn.play('limited');
    expect((await post('slack/test')).json()).toMatchObject({ outcome: 'could-not-check' });
    expect(await listed('slack')).toMatchObject({ status: 'connected', lastTest: { outcome: 'could-not-check' } });
  });

  it('five at once make one call', async () => {
    await setUp('github', right('github'));
    const before = standIn.seen.length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('github/test')));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(standIn.seen.length - before).toBe(1);
    await post('github/test');
    expect(standIn.seen.length - before).toBe(2);
  });

  it('a result about credentials that were replaced or forgotten meanwhile is not kept', async () => {
    await setUp('github', right('github'));
    await app.close();
    const waiting: (() => void)[] = [];
    const call: Call = async () => {
      await new Promise<void>((go) => waiting.push(go));
      throw new CallError('unreachable');
    };
    await begin({ call });
    const test = post('github/test');
    await expect.poll(() => waiting.length).toBe(1);
    await post('github/disconnect');
    waiting.shift()?.();
    expect((await test).json()).toMatchObject({ outcome: 'could-not-check' });
    expect(await listed('github')).toMatchObject({ status: 'disconnected', stored: [] });
    expect(await listed('github')).not.toHaveProperty('lastTest');
  });

  it('what was never set up is refused', async () => {
    for (const id of ['openai', 'github']) {
      const answer = await post(`${id}/test`);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual({ error: `${id === 'openai' ? 'OpenAI' : 'GitHub'} is not connected` });
    }
  });
});

describe('disconnect', () => {
  it('forgets the credentials and what was found, keeps the count', async () => {
    await setUp('stripe', right('stripe'));
    await recordRequest({ db, clock: () => testNow }, demoTenantId, 'stripe');
    const answer = (await post('stripe/disconnect')).json<ConnectionAnswer>();
    expect(answer).toMatchObject({ status: 'disconnected', stored: [], usage: { requests: 1 } });
    for (const gone of ['lastTest', 'lastSync']) expect(answer).not.toHaveProperty(gone);
    expect(
      await db.selectFrom('connections').select('credentials').where('serviceId', '=', 'stripe').executeTakeFirst(),
    ).toEqual({ credentials: null });
    expect(await credentialsOf({ db, vault: createVault(key) }, demoTenantId, 'stripe')).toBeUndefined();
    expect((await post('stripe/setup', { secretKey: '' })).statusCode).toBe(422);
  });

  it('twice is no error', async () => {
    const [first, second, never] = [
      await post('openai/disconnect'),
      await post('openai/disconnect'),
      await post('github/disconnect'),
    ];
    expect(first.json()).toEqual(second.json());
    expect(never.json()).toMatchObject({ id: 'github', status: 'disconnected' });
    expect(await list()).toHaveLength(8);
  });
});

it.each(['fax', 'OpenAI', '__proto__', 'constructor', 'openai%00', '..%2Fopenai'])(
  '%s is no connection',
  async (id) => {
    for (const action of ['setup', 'test', 'disconnect']) {
      const answer = await post(`${id}/${action}`, action === 'setup' ? { apiKey: 'k' } : undefined);
      expect(answer.statusCode, `${action}: ${answer.body}`).toBe(404);
      expect(answer.json()).toHaveProperty('error');
    }
  },
);

it('nobody acts without signing in', async () => {
  for (const path of ['openai/setup', 'openai/test', 'openai/disconnect', 'fax/test'])
    expect((await post(path, undefined, { authorization: 'Bearer nobody' })).statusCode).toBe(401);
});

describe('tenants', () => {
  beforeEach(async () => {
    await db.insertInto('tenants').values({ id: 'other', name: 'Other', samplesAt: at, createdAt: at }).execute();
    const passwordHash = await hashPassword('another-password');
    await db
      .insertInto('users')
      .values({
        id: 'other-user',
        tenantId: 'other',
        username: 'eve',
        name: 'Eve',
        email: 'eve@example.test',
        role: 'tenant_admin',
        passwordHash,
        createdAt: at,
      })
      .execute();
  });

  it('see and touch their own connections alone', async () => {
    await setUp('openai', right('openai'));
    const theirs = await signIn(app, { username: 'eve', password: 'another-password' });
    expect((await app.inject({ url: '/api/connections', headers: theirs })).json()).toEqual([]);
    expect((await post('openai/test', undefined, theirs)).statusCode).toBe(409);
    expect((await post('openai/setup', { organization: 'org-2' }, theirs)).statusCode).toBe(422);
    expect((await post('openai/disconnect', undefined, theirs)).statusCode).toBe(200);
    expect(await listed('openai')).toMatchObject({ status: 'connected', stored: ['apiKey', 'organization'] });
  });

  it('a row that was copied to another tenant does not open there', async () => {
    await setUp('openai', right('openai'));
    const row = await db
      .selectFrom('connections')
      .selectAll()
      .where('serviceId', '=', 'openai')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('connections')
      .values({ ...row, tenantId: 'other' })
      .execute();
    const theirs = await signIn(app, { username: 'eve', password: 'another-password' });
    expect((await app.inject({ url: '/api/connections', headers: theirs })).json<ConnectionAnswer[]>()).toMatchObject([
      { id: 'openai', status: 'error', stored: [] },
    ]);
    expect((await post('openai/test', undefined, theirs)).statusCode).toBe(409);
    expect(await credentialsOf({ db, vault: createVault(key) }, 'other', 'openai')).toBeUndefined();
  });
});

it('after the key was changed, the list says that the credentials are lost, and they can be entered again', async () => {
  await setUp('openai', right('openai'));
  await app.close();
  await begin({ vault: createVault(createSecretKey(Buffer.alloc(32, 8))) });
  expect(await listed('openai')).toMatchObject({
    status: 'error',
    stored: [],
    lastTest: { outcome: 'could-not-check', nextStep: 'Enter the credentials again.' },
  });
  expect((await post('openai/test')).statusCode).toBe(409);
  expect((await post('openai/setup', { apiKey: '' })).statusCode).toBe(422);
  expect(await setUp('openai', right('openai'))).toMatchObject({ status: 'connected' });
});

it('usage counts by the month', async () => {
  await setUp('openai', right('openai'));
  for (const month of ['2026-02', '2026-02', '2026-03', '2026-03', '2026-03']) await countIn(month);
  expect(await listed('openai')).toMatchObject({ usage: { requests: 3, limit: 10_000 } });
  await countIn('2026-04');
  expect(await listed('openai'), 'a month that is not this one').toMatchObject({ usage: { requests: 0 } });
});

describe('secrets', () => {
  const planted = 'PLANTED-7f3a';
  const valueOf = (field: { key: string; secret?: true }) =>
    field.secret ? `${planted}-${field.key}` : field.key === 'baseUrl' ? 'https://proxy.example' : `plain-${field.key}`;

  it('leave the server in no answer, log line, error or stored byte', async () => {
    const lines: string[] = [];
    await app.close();
    app = await createTestApp({
      db,
      vault: createVault(key),
      call: standIn.call,
      env: { LOG_LEVEL: 'trace' },
      logTo: { write: (line) => void lines.push(line) },
    });
    headers = await signIn(app);
    const answers: string[] = [];
    const say = async (answer: ReturnType<typeof post>) => {
      const { body, headers: sent } = await answer;
      answers.push(body, JSON.stringify(sent));
    };
    for (const scene of ['documented', 'forbidden', 'html', 'hang-up'] as const) {
      standIn.play(scene);
      for (const { id, fields } of catalogue) {
        const values = Object.fromEntries(fields.map((field) => [field.key, valueOf(field)]));
        await say(post(`${id}/setup`, values));
        await say(post(`${id}/test`));
        await say(post(`${id}/setup`, { ...values, [`x${planted.slice(0, 3)}`]: planted }));
        await say(
          post(
            `${id}/setup`,
            Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}\n${value}`])),
          ),
        );
        await say(
          post(
            `${id}/setup`,
            Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.repeat(5_000)])),
          ),
        );
      }
      await say(app.inject({ url: '/api/connections', headers }));
    }
    await say(
      app.inject({
        method: 'POST',
        url: '/api/connections/openai/setup',
        headers: { ...headers, 'content-type': 'application/json' },
        payload: `{"apiKey":"${planted}",`,
      }),
    );
    const rows = await db.selectFrom('connections').selectAll().execute();
    expect(rows).toHaveLength(catalogue.length);
    const stored = rows.map(
      (row) =>
        `${JSON.stringify({ ...row, credentials: null })}${Buffer.from(row.credentials ?? []).toString('latin1')}`,
    );

    await db.schema.dropTable('connections').execute();
    const broken = await post('openai/setup', { apiKey: planted });
    expect(broken.statusCode).toBe(500);
    answers.push(broken.body);

    expect(lines.some((line) => line.includes('an answer failed'))).toBe(true);
    for (const [place, texts] of Object.entries({ answers, lines, stored }))
      expect(
        texts.filter((text) => text.includes(planted)),
        place,
      ).toEqual([]);
  });
});
