import { sampleServiceIds, type ServiceId } from '@switchboard/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { demoTenantId } from '../tenants/demo.ts';
import { credentialsOf } from '../outside/credentials/credentials.ts';
import type { ConnectionAnswer } from './readConnections.ts';
import { reserve } from '../outside/metering/meter.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import { testNow, testVault as vault } from '../../test/testApp.ts';
import { sandboxCredentials } from '../outside/sandbox/sandboxCredentials.ts';

const server = sandboxedApp();
const { list, listed, enter } = server;
const post = (path: string, payload?: object, as?: { authorization: string }) =>
  server.send('POST', `connections/${path}`, payload, as);
const right = (id: ServiceId) => sandboxCredentials(id, 'sandbox');
const count = (service: ServiceId, { at = testNow, sandbox = false } = {}) =>
  reserve({ db: server.db, clock: () => at }, { tenantId: demoTenantId, service, sandbox, atMost: [] });
const countIn = (month: string) => count('openai', { at: new Date(`${month}-15T00:00:00Z`), sandbox: true });

describe('the list', () => {
  it('begins with the eight samples, disconnected and empty', async () => {
    const items = await list();
    expect(items.map((item) => item.id)).toEqual([...sampleServiceIds]);
    for (const item of items) {
      expect(item).toMatchObject({ status: 'disconnected', stored: [], usage: { requests: 0 } });
      expect(item).not.toHaveProperty('lastTest');
    }
    expect((await listed('openai'))?.usedBy).toEqual(['Research Agent', 'Switchboard Super Agent', 'Email Agent']);
  });

  it('gains what is set up, and answers 304 while nothing changes', async () => {
    await enter('github', right('github'));
    expect((await list()).map((item) => item.id)).toEqual([...sampleServiceIds, 'github']);
    const { etag } = (await server.app.inject({ url: '/api/connections', headers: server.headers })).headers;
    expect(
      (
        await server.app.inject({
          url: '/api/connections',
          headers: { ...server.headers, 'if-none-match': String(etag) },
        })
      ).statusCode,
    ).toBe(304);
  });
});

describe('disconnect', () => {
  it('forgets the credentials and what was found, keeps the count', async () => {
    await enter('stripe', { secretKey: 'sk_test_1', publishableKey: 'pk_test_1' });
    await count('stripe');
    const answer = (await post('stripe/disconnect')).json<ConnectionAnswer>();
    expect(answer).toMatchObject({ status: 'disconnected', stored: [], usage: { requests: 1 } });
    for (const gone of ['lastTest', 'lastSync']) expect(answer).not.toHaveProperty(gone);
    expect(
      await server.db
        .selectFrom('connections')
        .select('credentials')
        .where('serviceId', '=', 'stripe')
        .executeTakeFirst(),
    ).toEqual({ credentials: null });
    expect(await credentialsOf({ db: server.db, vault }, demoTenantId, 'stripe')).toBeUndefined();
    expect((await post('stripe/setup', { secretKey: '' })).statusCode).toBe(422);
  });

  it('forgets what the sandbox counted', async () => {
    await enter('stripe', right('stripe'));
    await count('stripe', { sandbox: true });
    expect((await post('stripe/disconnect')).json()).toMatchObject({ usage: { requests: 0 } });
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

it('usage counts by the month', async () => {
  await enter('openai', right('openai'));
  for (const month of ['2026-02', '2026-02', '2026-03', '2026-03', '2026-03']) await countIn(month);
  expect(await listed('openai')).toMatchObject({ usage: { requests: 3, limit: 10_000 } });
  await countIn('2026-04');
  expect(await listed('openai'), 'a month that is not this one').toMatchObject({ usage: { requests: 3 } });
});
