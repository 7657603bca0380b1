import { limits } from '@switchboard/api-contract/limits';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { minuteMs } from '@switchboard/api-contract/time';
import type { Database } from '../../platform/store/Database.ts';
import { SealError } from '../../platform/vault/Vault.ts';
import { digestOf } from '../../platform/vault/token.ts';
import { StandInAuthenticator } from '../../../test/standInAuthenticator.ts';
import {
  addMember,
  addTenant,
  createTestApp,
  createTestDatabase,
  signIn,
  testNow,
  testVault,
} from '../../../test/testApp.ts';
import { countWrites } from '../../../test/countWrites.ts';

const ada = { tenantId: 'northlight', username: 'ada', password: 'a-long-password' };
const mira = { tenantId: 'northlight', username: 'mira', password: 'a-long-password' };
const host = 'switchboard.test';
const origin = `http://${host}`;
const unknown = { error: 'This passkey is not known here, or was not confirmed.' };
const unchecked = { error: 'This passkey could not be checked. Add it again.' };
type Headers = Readonly<Record<string, string>>;
type Options = { challenge: string; rp: { id: string }; rpId: string; user: { id: string } };

let now: number;
let db: Database;
let app: FastifyInstance;
let headers: Headers;
let authenticator: StandInAuthenticator;
beforeEach(async () => {
  now = testNow.getTime();
  db = await createTestDatabase();
  app = await createTestApp({ db, clock: () => new Date(now) });
  await addMember(db, { ...ada, role: 'tenant_viewer' });
  headers = await signIn(app, ada);
  authenticator = new StandInAuthenticator(origin);
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, payload?: object, as: Headers = headers) =>
  app.inject({ method, url: `/api/auth/${path}`, headers: { ...as, host }, ...(payload && { payload }) });
const ask = async (as?: Headers) => (await send('POST', 'passkeys/options', undefined, as)).json<Options>();
const askSignIn = async () => (await send('POST', 'passkey/options', undefined, {})).json<Options>();
const add = (response: object, name = 'Laptop', as?: Headers) => send('POST', 'passkeys', { name, response }, as);
const enter = (response: object) => send('POST', 'passkey', { response }, {});
const list = async () => (await send('GET', 'passkeys')).json<{ passkeys: { id: string; name: string }[] }>().passkeys;
const addOne = async (name = 'Laptop') => (await add(authenticator.create(await ask()), name)).json<{ id: string }>();
const auditLines = () => db.selectFrom('audit').select(['kind', 'target', 'byName', 'address']).orderBy('id').execute();

describe('adding a passkey', () => {
  test('asks for one that is found without a name, of this site, and keeps it under its name', async () => {
    const options = await ask();
    expect(options).toMatchObject({
      rp: { id: host },
      user: { name: 'ada@northlight.test', displayName: 'ada' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    const answer = await add(authenticator.create(options));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ id: expect.any(String), name: 'Laptop', at: testNow.toISOString() });
    expect(await list()).toEqual([answer.json()]);
    expect(await ask()).toMatchObject({ excludeCredentials: [{ type: 'public-key', transports: ['internal'] }] });
  });

  test.each<[string, () => Promise<object>]>([
    ['of another site', async () => new StandInAuthenticator('http://elsewhere.test').create(await ask())],
    ['for another host', async () => authenticator.create({ ...(await ask()), rp: { id: 'elsewhere.test' } })],
    ['to a question that nobody asked', async () => authenticator.create({ ...(await ask()), challenge: 'bm8' })],
    ['to the question for signing in', async () => authenticator.create({ ...(await ask()), ...(await askSignIn()) })],
    ['to the question of another member', async () => authenticator.create(await asMira())],
    ['to the question of another session', async () => authenticator.create(await ask(await signIn(app, ada)))],
    [
      'that came after five minutes',
      async () => {
        const answer = authenticator.create(await ask());
        now += 5 * minuteMs;
        await send('POST', 'proof', { password: ada.password });
        return answer;
      },
    ],
    ['that is none', async () => ({})],
  ])('refuses an answer %s', async (_, make) => {
    const answer = await add(await make());
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual(unchecked);
    expect(await list()).toEqual([]);
  });

  const asMira = async () => {
    await addMember(db, { ...mira, role: 'tenant_admin' });
    return ask(await signIn(app, mira));
  };

  test('takes an answer once', async () => {
    const answer = authenticator.create(await ask());
    const statuses = await Promise.all([add(answer), add(answer)]);
    expect(statuses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(await list()).toHaveLength(1);
  });

  test('takes a passkey of the same authenticator once', async () => {
    await addOne();
    expect((await add(authenticator.create(await ask()))).statusCode).toBe(409);
  });

  test('stops at the most that a member can have', async () => {
    const answers = [];
    for (let count = 0; count <= limits.members.passkeys; count += 1)
      answers.push(new StandInAuthenticator(origin).create(await ask()));
    const statuses = [];
    for (const answer of answers) statuses.push((await add(answer)).statusCode);
    expect(statuses).toEqual([...answers.slice(1).map(() => 201), 409]);
    expect((await send('POST', 'passkeys/options')).statusCode).toBe(409);
  });

  test('needs an address with a name', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/passkeys/options',
      headers: { ...headers, host: '127.0.0.1:3000' },
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ error: string }>().error).toContain('this one is 127.0.0.1');
  });

  test('goes by PUBLIC_URL where it is set, whatever the request says', async () => {
    app = await createTestApp({ db, env: { PUBLIC_URL: 'https://switchboard.example/' } });
    expect((await ask()).rp.id).toBe('switchboard.example');
    authenticator = new StandInAuthenticator('https://switchboard.example');
    expect((await add(authenticator.create(await ask()))).statusCode).toBe(201);
  });
});

describe('signing in with a passkey', () => {
  test('begins a session of its owner, and says so in the audit log', async () => {
    await addOne();
    now += minuteMs;
    const answer = await enter(authenticator.get(await askSignIn()));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), user: { username: 'ada' } });
    headers = { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
    expect(await list()).toMatchObject([{ name: 'Laptop', lastUsedAt: new Date(now).toISOString() }]);
    expect((await auditLines()).at(-1)).toEqual({
      kind: 'session.signed-in',
      target: 'ada@northlight.test',
      byName: 'ada',
      address: '127.0.0.1',
    });
  });

  test.each<[string, () => Promise<object>]>([
    ['that nobody has', async () => new StandInAuthenticator(origin).get(await askSignIn())],
    ['with the signature of another', async () => ({ ...(await foreign()), ...(await named()) })],
    ['for another host', async () => authenticator.get({ ...(await askSignIn()), rpId: 'elsewhere.test' })],
    ['for a question that nobody asked', async () => authenticator.get({ ...(await askSignIn()), challenge: 'bm8' })],
    ['for the question for adding one', async () => authenticator.get({ ...(await askSignIn()), ...(await ask()) })],
    [
      'after five minutes',
      async () => {
        const answer = authenticator.get(await askSignIn());
        now += 5 * minuteMs;
        return answer;
      },
    ],
    ['that is none', async () => ({})],
  ])('refuses one %s', async (_, make) => {
    await addOne();
    const before = await sessions();
    const answer = await enter(await make());
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(unknown);
    expect(await sessions()).toBe(before);
  });

  const sessions = async () => (await db.selectFrom('sessions').selectAll().execute()).length;
  /** A stranger's answer in ada's name. */
  const foreign = async () => {
    const stranger = new StandInAuthenticator(origin);
    stranger.create(await ask());
    return stranger.get(await askSignIn());
  };
  /** The id of her passkey. */
  const named = async () => {
    const { id, rawId } = authenticator.get(await askSignIn());
    return { id, rawId };
  };

  test('refuses one that says it is of another member', async () => {
    await addOne();
    const answer = authenticator.get(await askSignIn());
    const response = { ...(answer['response'] as object), userHandle: Buffer.from('demo-user').toString('base64url') };
    expect((await enter({ ...answer, response })).statusCode).toBe(401);
    expect((await enter(answer)).statusCode).toBe(200);
  });

  test('takes an answer once, also from two at a time', async () => {
    await addOne();
    const answer = authenticator.get(await askSignIn());
    const statuses = await Promise.all([enter(answer), enter(answer)]);
    expect(statuses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await enter(answer)).statusCode).toBe(401);
  });

  test('refuses a copy of a key, which counts behind', async () => {
    await addOne();
    for (let count = 0; count < 3; count += 1)
      expect((await enter(authenticator.get(await askSignIn()))).statusCode).toBe(200);
    authenticator.counter = 1;
    expect((await enter(authenticator.get(await askSignIn()))).statusCode).toBe(401);
  });

  test('lets the owner in while their password is guessed at', async () => {
    await addOne();
    for (let guess = 0; guess < 6; guess += 1)
      await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username: 'ada', password: 'no' } });
    await expect(signIn(app, ada)).rejects.toThrow('429');
    expect((await enter(authenticator.get(await askSignIn()))).statusCode).toBe(200);
  });

  test('holds in another server that shares key and database', async () => {
    await addOne();
    const options = await askSignIn();
    app = await createTestApp({ db });
    expect((await enter(authenticator.get(options))).statusCode).toBe(200);
  });

  test('asks by a challenge that the key of stored secrets has not sealed', async () => {
    const challenge = Buffer.from((await askSignIn()).challenge, 'base64url');
    expect(() => testVault.open(challenge, ['passkey', 'sign in', digestOf('')])).toThrow(SealError);
  });

  test('asks the same of everybody, and writes nothing but that it was asked', async () => {
    await addOne();
    const before = await countWrites(db);
    const [one, other] = [await askSignIn(), await askSignIn()];
    expect(one).not.toHaveProperty('allowCredentials');
    expect(one.challenge).not.toBe(other.challenge);
    expect(await countWrites(db)).toBe(before + 2);
  });
});

describe('one’s own passkeys', () => {
  test('are renamed and removed, each with a line in the audit log', async () => {
    const { id } = await addOne();
    expect((await send('PATCH', `passkeys/${id}`, { name: 'Work laptop' })).json()).toMatchObject({
      id,
      name: 'Work laptop',
    });
    expect((await send('DELETE', `passkeys/${id}`)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect((await enter(authenticator.get(await askSignIn()))).statusCode).toBe(401);
    const lines = (await auditLines()).filter(({ kind }) => kind.startsWith('passkey.'));
    expect(lines.map(({ kind, target }) => [kind, target])).toEqual([
      ['passkey.added', 'Laptop'],
      ['passkey.renamed', 'Work laptop'],
      ['passkey.removed', 'Work laptop'],
    ]);
  });

  test('are nobody else’s, not even an admin’s or another organisation’s', async () => {
    const { id } = await addOne();
    await addMember(db, { ...mira, role: 'tenant_admin' });
    const rival = { tenantId: 'rival', username: 'rival', password: 'rival-password' };
    await addTenant(db, rival);
    for (const other of [mira, rival]) {
      const as = await signIn(app, other);
      expect((await send('GET', 'passkeys', undefined, as)).json()).toEqual({ passkeys: [] });
      expect((await send('PATCH', `passkeys/${id}`, { name: 'Mine' }, as)).statusCode).toBe(404);
      expect((await send('DELETE', `passkeys/${id}`, undefined, as)).statusCode).toBe(404);
    }
    expect(await list()).toMatchObject([{ id, name: 'Laptop' }]);
  });

  test('go with the member', async () => {
    await addOne();
    await db.deleteFrom('users').where('username', '=', 'ada').execute();
    expect(await db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
    expect((await enter(authenticator.get(await askSignIn()))).statusCode).toBe(401);
  });
});
