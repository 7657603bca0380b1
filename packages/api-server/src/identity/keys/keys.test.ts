import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { limits } from '@switchboard/api-contract/limits';
import { dayMs, minuteMs } from '@switchboard/api-contract/time';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Bearer, makeKey } from '../../../test/keys.ts';
import { addMember, createTestApp, createTestDatabase, signIn, testNow } from '../../../test/testApp.ts';
import type { Database } from '../../platform/store/Database.ts';
import { sweepKeys } from './sweepKeys.ts';

type List = AnswerOf<typeof endpoints.keys>;

const tenantId = 'northlight';
const password = 'a-long-password';
const unknown = { error: 'This key is not valid: it is unknown, has ended or rests.' };

let now: number;
let db: Database;
let app: FastifyInstance;
let ada: Bearer;
let mia: Bearer;
beforeEach(async () => {
  now = testNow.getTime();
  db = await createTestDatabase();
  app = await createTestApp({ db, clock: () => new Date(now), env: { SESSION_DAYS: '365' } });
  await addMember(db, { tenantId, username: 'ada', password, role: 'tenant_admin' });
  await addMember(db, { tenantId, username: 'mia', password, role: 'tenant_member' });
  ada = await signIn(app, { username: 'ada', password });
  mia = await signIn(app, { username: 'mia', password });
});

const send = (method: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH', path: string, headers: Bearer, payload?: object) =>
  app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
const bearer = (key: string): Bearer => ({ authorization: `Bearer ${key}` });
const make = (as: Bearer, wanted?: object) => makeKey(app, as, wanted);
const list = async (as: Bearer) => (await send('GET', 'keys', as)).json<List>();
const isValid = async (key: string) => (await send('GET', 'agents', bearer(key))).statusCode === 200;

describe('a key', () => {
  test('is 256 random bits behind sb_, of which the database has the hash alone', async () => {
    const { key, item } = await make(mia);
    expect(key).toMatch(/^sb_[\w-]{43}$/);
    expect(item.start).toBe(key.slice(0, 11));
    expect((await make(mia, { name: 'Another' })).key).not.toBe(key);
    const stored = JSON.stringify(await db.selectFrom('programKeys').selectAll().execute());
    expect(stored).not.toContain(key.slice(11));
    expect(JSON.stringify(await list(mia))).not.toContain(key.slice(11));
  });

  test('reads in place of its maker', async () => {
    const { key } = await make(mia);
    const answer = await send('GET', 'agents', bearer(key));
    expect([answer.statusCode, answer.body]).toEqual([200, (await send('GET', 'agents', mia)).body]);
  });

  test('is listed to its maker and to admins, with its name and its last use', async () => {
    const { key, item } = await make(mia);
    expect((await list(mia)).others).toBeUndefined();
    await send('GET', 'agents', bearer(key));
    const used = new Date(now).toISOString();
    await expect.poll(async () => (await list(mia)).items).toEqual([{ ...item, lastUsedAt: used }]);
    now += 5 * minuteMs - 1;
    await send('GET', 'agents', bearer(key));
    now += 1;
    expect((await list(mia)).items).toEqual([{ ...item, lastUsedAt: used }]);
    await send('GET', 'agents', bearer(key));
    const usedAgain = { ...item, lastUsedAt: new Date(now).toISOString() };
    await expect.poll(async () => (await list(mia)).items).toEqual([usedAgain]);
    expect(await list(ada)).toMatchObject({ items: [], others: [{ ...usedAgain, owner: 'mia' }] });
  });

  test('ends when it expires, to the millisecond', async () => {
    const { key } = await make(mia, { days: 7 });
    now += 7 * dayMs - 1;
    expect(await isValid(key)).toBe(true);
    now += 1;
    expect(await isValid(key)).toBe(false);
    mia = await signIn(app, { username: 'mia', password });
    const expired = { state: 'expired', endedAt: new Date(now).toISOString() };
    expect((await list(mia)).items).toMatchObject([expired]);
  });

  test('ends when its maker, or an admin, revokes it', async () => {
    const [first, second] = [await make(mia), await make(mia, { name: 'Another' })];
    expect((await send('DELETE', `keys/${first.item.id}`, mia)).statusCode).toBe(204);
    expect([await isValid(first.key), await isValid(second.key)]).toEqual([false, true]);
    expect((await send('DELETE', `keys/${second.item.id}`, ada)).statusCode).toBe(204);
    expect(await isValid(second.key)).toBe(false);
    expect((await list(mia)).items?.map(({ state }) => state)).toEqual(['revoked', 'revoked']);
  });

  test('is not another member’s to revoke', async () => {
    const { key, item } = await make(ada);
    expect((await send('DELETE', `keys/${item.id}`, mia)).statusCode).toBe(404);
    expect(await isValid(key)).toBe(true);
  });

  test('ends with its maker', async () => {
    const { key } = await make(mia);
    expect((await send('DELETE', 'members/northlight-mia', ada)).statusCode).toBe(204);
    expect(await isValid(key)).toBe(false);
    expect((await list(ada)).others).toEqual([]);
  });

  test('is refused in one sentence, whatever is wrong with it', async () => {
    const { key, item } = await make(mia);
    await send('DELETE', `keys/${item.id}`, mia);
    for (const wrong of [key, `sb_${'A'.repeat(43)}`, 'sb_', `${key}A`, `sb_${"' or 1=1 --".padEnd(43, 'x')}`]) {
      const answer = await send('GET', 'agents', bearer(wrong));
      expect([answer.statusCode, answer.json(), answer.headers['www-authenticate']]).toEqual([
        401,
        unknown,
        'Bearer realm="Switchboard", error="invalid_token"',
      ]);
    }
  });

  test('needs a fresh proof of who makes it', async () => {
    now += limits.members.provenMinutes * minuteMs;
    const answer = await send('POST', 'keys', mia, { name: 'Late', rights: ['see'] });
    expect([answer.statusCode, answer.json<{ unproven?: boolean }>().unproven]).toEqual([403, true]);
  });

  test.each<[string, () => Bearer, object, object]>([
    [
      'may no more than its maker',
      () => mia,
      { rights: ['administer'] },
      { rights: 'A key may be given see, work, configure' },
    ],
    ['of a member does not act at once', () => mia, { acts: 'act' }, { acts: 'Only an admin’s keys can act at once.' }],
    ['has an agent that there is', () => mia, { agents: ['nobody'] }, { agents: 'Choose agents that there are' }],
    ['has one agent, or all', () => mia, { agents: [] }, { agents: 'Choose an agent, or all agents' }],
  ])('%s', async (_, as, wanted, fields) => {
    const answer = await send('POST', 'keys', as(), { name: 'Claude Code', rights: ['see'], ...wanted });
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([422, fields]);
  });

  test('of a viewer only sees', async () => {
    await addMember(db, { tenantId, username: 'vera', password, role: 'tenant_viewer' });
    const vera = await signIn(app, { username: 'vera', password });
    const answer = await send('POST', 'keys', vera, { name: 'Import', rights: ['see', 'work'] });
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
      422,
      { rights: expect.stringContaining('Viewers') },
    ]);
    expect(await isValid((await make(vera)).key)).toBe(true);
  });

  test('has a name that no other of the member’s has that works', async () => {
    const { item } = await make(mia);
    const again = () => send('POST', 'keys', mia, { name: 'Claude Code', rights: ['see'] });
    expect((await again()).json()).toMatchObject({ fields: { name: 'You have a key of this name' } });
    await make(ada);
    await send('DELETE', `keys/${item.id}`, mia);
    expect((await again()).statusCode).toBe(201);
  });

  test('is one of fifty at most that work', async () => {
    for (let index = 0; index < limits.keys.working; index += 1) await make(mia, { name: `Key ${index}` });
    const answer = await send('POST', 'keys', mia, { name: 'One more', rights: ['see'] });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { error: 'You have 50 keys, which is the limit. Revoke one first.' },
    ]);
  });

  test('is removed once it has been listed as ended for thirty days', async () => {
    const { item } = await make(mia, { days: 1 });
    await send('DELETE', `keys/${(await make(mia, { name: 'Another' })).item.id}`, mia);
    const sweep = () => sweepKeys({ db, clock: () => new Date(now) });
    const ids = async () => (await db.selectFrom('programKeys').select('id').execute()).map(({ id }) => id);
    now += limits.keys.listedDays * dayMs - 1;
    await sweep();
    expect(await ids()).toHaveLength(2);
    now += 1;
    mia = await signIn(app, { username: 'mia', password });
    expect((await list(mia)).items?.map(({ id }) => id)).toEqual([item.id]);
    await sweep();
    expect(await ids()).toEqual([item.id]);
    now += dayMs;
    expect((await list(mia)).items).toEqual([]);
    await sweep();
    expect(await ids()).toEqual([]);
  });
});
