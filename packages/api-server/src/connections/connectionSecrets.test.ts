import { catalogue, type ServiceId } from '@switchboard/api-contract/catalogue';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../identity/passwords.ts';
import { credentialsOf } from '../outside/credentials/credentials.ts';
import type { ConnectionAnswer } from './readConnections.ts';
import { faults, json } from '../../test/playedSandbox.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import { signIn, testNow, testVault as vault } from '../../test/testApp.ts';
import { sandboxCredentials } from '../outside/sandbox/sandboxCredentials.ts';

const at = testNow.toISOString();
const server = sandboxedApp();
const { listed, reopen, enter, world } = server;
const post = (path: string, payload?: object, as?: { authorization: string }) =>
  server.send('POST', `connections/${path}`, payload, as);
const right = (id: ServiceId) => sandboxCredentials(id, 'sandbox');

describe('tenants', () => {
  beforeEach(async () => {
    await server.db
      .insertInto('tenants')
      .values({ id: 'other', name: 'Other', samplesAt: at, createdAt: at })
      .execute();
    const passwordHash = await hashPassword('another-password');
    await server.db
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
    await enter('openai', right('openai'));
    const theirs = await signIn(server.app, { username: 'eve', password: 'another-password' });
    expect((await server.app.inject({ url: '/api/connections', headers: theirs })).json()).toEqual([]);
    expect((await post('openai/test', undefined, theirs)).statusCode).toBe(409);
    expect((await post('openai/setup', { organization: 'org-2' }, theirs)).statusCode).toBe(422);
    expect((await post('openai/disconnect', undefined, theirs)).statusCode).toBe(200);
    expect(await listed('openai')).toMatchObject({ status: 'connected', stored: ['apiKey'] });
  });

  it('a row that was copied to another tenant does not open there', async () => {
    await enter('openai', right('openai'));
    const row = await server.db
      .selectFrom('connections')
      .selectAll()
      .where('serviceId', '=', 'openai')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('connections')
      .values({ ...row, tenantId: 'other' })
      .execute();
    const theirs = await signIn(server.app, { username: 'eve', password: 'another-password' });
    expect(
      (await server.app.inject({ url: '/api/connections', headers: theirs })).json<ConnectionAnswer[]>(),
    ).toMatchObject([{ id: 'openai', status: 'error', stored: [] }]);
    expect((await post('openai/test', undefined, theirs)).statusCode).toBe(409);
    expect(await credentialsOf({ db: server.db, vault }, 'other', 'openai')).toBeUndefined();
  });
});

describe('secrets', () => {
  const planted = 'PLANTED-7f3a';
  const valueOf = (field: { key: string; secret?: true }) =>
    field.secret ? `${planted}-${field.key}` : field.key === 'baseUrl' ? 'https://proxy.example' : `plain-${field.key}`;

  it('leave the server in no answer, log line, error or stored byte', async () => {
    const lines: string[] = [];
    await reopen({
      env: { LOG_LEVEL: 'trace' },
      logTo: { write: (line) => void lines.push(line) },
      call: world.call(),
    });
    const answers: string[] = [];
    const say = async (answer: ReturnType<typeof post>) => {
      const { body, headers: sent } = await answer;
      answers.push(body, JSON.stringify(sent));
    };
    const services = catalogue.map(({ id, fields }) => ({
      id,
      values: Object.fromEntries(fields.map((field) => [field.key, valueOf(field)])),
    }));
    for (const play of [() => undefined, () => json({ error: 'forbidden' }, 403), faults.html, faults['hang-up']]) {
      world.play = play;
      for (const { id, values } of services) {
        await say(post(`${id}/setup`, values));
        await say(post(`${id}/test`));
      }
      await say(server.app.inject({ url: '/api/connections', headers: server.headers }));
    }
    for (const { id, values } of services) {
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
    await say(
      server.app.inject({
        method: 'POST',
        url: '/api/connections/openai/setup',
        headers: { ...server.headers, 'content-type': 'application/json' },
        payload: `{"apiKey":"${planted}",`,
      }),
    );
    const rows = await server.db.selectFrom('connections').selectAll().execute();
    expect(rows).toHaveLength(catalogue.length);
    const stored = rows.map(
      (row) =>
        `${JSON.stringify({ ...row, credentials: null })}${Buffer.from(row.credentials ?? []).toString('latin1')}`,
    );

    await server.db.schema.dropTable('connections').execute();
    const broken = await post('openai/setup', { apiKey: planted });
    expect(broken.statusCode).toBe(500);
    answers.push(broken.body);

    expect(lines.some((line) => line.includes('a request failed'))).toBe(true);
    for (const [place, texts] of Object.entries({ answers, lines, stored }))
      expect(
        texts.filter((text) => text.includes(planted)),
        place,
      ).toEqual([]);
  });
});
