import { beforeEach, expect, test } from 'vitest';
import { inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

let sandbox: ReturnType<typeof inSandbox>;
beforeEach(() => {
  sandbox = inSandbox();
});
const api = 'https://discord.com/api/v10';
const headers = (token = 'sandbox') => ({ authorization: `Bot ${token}`, 'user-agent': 'DiscordBot (Test, 1.0)' });
const get = (path: string, token?: string) => sandbox.ask(`${api}${path}`, { headers: headers(token) });
const channelNamed = async (name: string): Promise<string> => {
  const [{ id } = { id: '' }] = (await get('/users/@me/guilds')).body as { id: string }[];
  const channels = (await get(`/guilds/${id}/channels`)).body as { id: string; name: string }[];
  return channels.find((channel) => channel.name === name)?.id ?? '';
};
const post = (channel: string, json: object) =>
  sandbox.ask(`${api}/channels/${channel}/messages`, { headers: headers(), json });

test('says whose token it is', async () => {
  const { status, body } = await get('/users/@me');
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: expect.stringMatching(/^\d{17,20}$/), username: 'switchboard', bot: true });
});

test('lists the channels of its server, with their kinds', async () => {
  const [guild] = (await get('/users/@me/guilds')).body as { id: string }[];
  const { body } = await get(`/guilds/${guild?.id}/channels`);
  const channels = body as { id: string; name: string; type: number; parent_id: string | null }[];
  const category = channels.find(({ type }) => type === 4);
  expect(category).toMatchObject({ name: 'Company', parent_id: null });
  expect(channels.find(({ name }) => name === 'general')).toMatchObject({ type: 0, parent_id: category?.id });
});

test('posts to a channel and reads it back, newest first', async () => {
  const channel = await channelNamed('alerts');
  const first = await post(channel, { content: 'A run failed' });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    channel_id: channel,
    content: 'A run failed',
    timestamp: '2026-11-20T08:41:20.000000+00:00',
    author: { bot: true },
  });
  sandbox.pass(1_000);
  await post(channel, { embeds: [{ title: 'Twice' }] });
  const { body } = await get(`/channels/${channel}/messages`);
  const messages = body as { id: string; content: string }[];
  expect(messages).toMatchObject([{ content: '', embeds: [{ title: 'Twice' }] }, { content: 'A run failed' }]);
  expect(BigInt(messages[0]?.id ?? 0)).toBeGreaterThan(BigInt(messages[1]?.id ?? 0));
  expect((await get(`/channels/${channel}/messages?limit=1`)).body).toHaveLength(1);
  expect((await get(`/channels/${await channelNamed('general')}/messages`)).body).toEqual([]);
});

test('two posts with one enforced nonce are one message, for a few minutes', async () => {
  const channel = await channelNamed('alerts');
  const once = { content: 'A run failed', nonce: 'run-01JD4ZQ7X2-failed-001', enforce_nonce: true };
  const first = await post(channel, once);
  expect(first.body).toMatchObject({ content: 'A run failed', nonce: once.nonce });
  sandbox.pass(60_000);
  expect((await post(channel, { ...once, content: 'A run failed again' })).body).toEqual(first.body);
  const count = async () => ((await get(`/channels/${channel}/messages`)).body as object[]).length;
  expect(await count()).toBe(1);
  await post(channel, { ...once, enforce_nonce: false });
  expect(await count()).toBe(2);
  sandbox.pass(10 * 60_000);
  await post(channel, once);
  expect(await count()).toBe(3);
});

test('a nonce is a number or a text of 25 characters at most', async () => {
  const channel = await channelNamed('alerts');
  expect((await post(channel, { content: 'x', nonce: 7 })).body).toMatchObject({ nonce: 7 });
  const long = await post(channel, { content: 'x', nonce: 'x'.repeat(26), enforce_nonce: true });
  expect(long.status).toBe(400);
  expect(long.body).toMatchObject({
    code: 50_035,
    errors: { nonce: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 25 or fewer in length.' }] } },
  });
});

test.each([
  ['alerts', {}, 400, 50_006],
  ['alerts', { content: '  ' }, 400, 50_006],
  ['alerts', { content: 'x'.repeat(2_001) }, 400, 50_035],
  ['alerts', { embeds: Array.from({ length: 11 }, () => ({})) }, 400, 50_035],
  ['alerts', { content: 7 }, 400, 50_035],
  ['Company', { content: 'x' }, 400, 50_024],
  ['rules', { content: 'x' }, 403, 50_013],
])('refuses in %s the message %#', async (name, json, status, code) => {
  const channel = await channelNamed(name);
  const answer = await post(channel, json);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code, message: expect.any(String) });
  expect((await get(`/channels/${channel}/messages`)).body).toEqual([]);
});

test.each([
  ['/channels/123456789012345678/messages', 404, 10_003],
  ['/channels/alerts/messages', 400, 50_035],
  ['/guilds/123456789012345678/channels', 404, 10_004],
  ['/guilds/mine/channels', 400, 50_035],
  ['/shoes', 404, 0],
])('knows nothing at %s', async (path, status, code) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code });
});

test('refuses a page of more than 100', async () => {
  const channel = await channelNamed('alerts');
  expect((await get(`/channels/${channel}/messages?limit=101`)).body).toMatchObject({ code: 50_035 });
});

test.each<[Refusal, number, object]>([
  ['wrong', 401, { message: '401: Unauthorized', code: 0 }],
  ['no-permission', 403, { message: 'Missing Access', code: 50_001 }],
  ['rate-limited', 429, { message: 'You are being rate limited.', retry_after: 30, global: false }],
])('the token %s is refused with %i', async (behaviour, status, body) => {
  const answer = await get('/users/@me', keyFor(behaviour));
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual(body);
  expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
});

test('has no credit to use up', async () => {
  expect((await get('/users/@me', keyFor('no-credit'))).status).toBe(200);
});

test('takes the token of a bot only, from a client that says its name', async () => {
  const agent = { 'user-agent': 'DiscordBot (Test, 1.0)' };
  const me = `${api}/users/@me`;
  expect((await sandbox.ask(me, { headers: { ...agent, authorization: 'Bearer sandbox' } })).status).toBe(401);
  const { status, body } = await sandbox.ask(me, { headers: { authorization: 'Bot sandbox' } });
  expect(status).toBe(403);
  expect(body).toBeUndefined();
});
