import { beforeEach, expect, test } from 'vitest';
import { bearer, inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

interface Listed {
  readonly channels: readonly { id: string; name: string; is_archived: boolean; is_private: boolean }[];
  readonly response_metadata: { readonly next_cursor: string };
}

let sandbox: ReturnType<typeof inSandbox>;
beforeEach(() => {
  sandbox = inSandbox();
});
const api = 'https://slack.com/api';
const headers = bearer('sandbox');
const list = async (query = ''): Promise<Listed> =>
  (await sandbox.ask(`${api}/conversations.list?${query}`, { headers })).body as Listed;
const post = async (json: object, key = 'sandbox') =>
  (await sandbox.ask(`${api}/chat.postMessage`, { headers: bearer(key), json })).body;

test('says whose token it is', async () => {
  const { status, body } = await sandbox.ask(`${api}/auth.test`, { headers, body: '' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ok: true, team: 'Nordlicht Feinkost', user: 'switchboard', bot_id: expect.any(String) });
});

test('pages through channels to the end', async () => {
  const names: string[] = [];
  let cursor = '';
  do {
    const page = await list(`limit=3&cursor=${encodeURIComponent(cursor)}`);
    names.push(...page.channels.map(({ name }) => name));
    cursor = page.response_metadata.next_cursor;
  } while (cursor !== '');
  expect(names).toEqual((await list()).channels.map(({ name }) => name));
  expect(names).toContain('fair-2024');
  expect(names.length).toBeGreaterThan(9);
});

test('lists private channels and leaves out archived ones only where asked', async () => {
  expect((await list()).channels.some((channel) => channel.is_private)).toBe(false);
  const all = await list('types=public_channel,private_channel&exclude_archived=true');
  expect(all.channels.some(({ name }) => name === 'leadership')).toBe(true);
  expect(all.channels.some((channel) => channel.is_archived)).toBe(false);
});

test.each([
  ['limit=1000', 'invalid_limit'],
  ['limit=none', 'invalid_limit'],
  ['types=shoes', 'invalid_types'],
  ['cursor=nothing', 'invalid_cursor'],
])('refuses a list with %s', async (query, error) => {
  expect(await list(query)).toEqual({ ok: false, error });
});

test('posts to a channel, by id or name, as JSON or form, and remembers it', async () => {
  const [{ id } = { id: '' }] = (await list()).channels;
  const first = await post({ channel: id, text: 'Good morning' });
  expect(first).toMatchObject({ ok: true, channel: id, message: { text: 'Good morning', type: 'message' } });
  sandbox.pass(1_000);
  const { ts } = first as { ts: string };
  const form = { channel: '#general', text: 'A reply', thread_ts: ts };
  await sandbox.ask(`${api}/chat.postMessage`, { headers, form });
  const { body } = await sandbox.ask(`${api}/conversations.history?channel=${id}`, { headers });
  expect(body).toMatchObject({
    ok: true,
    messages: [
      { text: 'A reply', thread_ts: ts },
      { text: 'Good morning', ts },
    ],
  });
});

test.each([
  [{ text: 'x' }, 'invalid_arguments'],
  [{ channel: 'C1', text: 'x' }, 'channel_not_found'],
  [{ channel: 'general' }, 'no_text'],
  [{ channel: 'general', text: 'x'.repeat(40_001) }, 'msg_too_long'],
  [{ channel: 'fair-2024', text: 'x' }, 'is_archived'],
  [{ channel: 'lunch', text: 'x' }, 'not_in_channel'],
])('refuses a message %#', async (json, error) => {
  expect(await post(json)).toEqual({ ok: false, error });
});

test('blocks may stand in place of a text', async () => {
  expect(await post({ channel: 'general', blocks: [{ type: 'divider' }] })).toMatchObject({ ok: true });
});

test.each<[Refusal, number, string]>([
  ['wrong', 200, 'invalid_auth'],
  ['rate-limited', 429, 'ratelimited'],
])('the token %s is refused with %i', async (behaviour, status, error) => {
  for (const path of ['auth.test', 'conversations.list']) {
    const answer = await sandbox.ask(`${api}/${path}`, { headers: bearer(keyFor(behaviour)) });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ ok: false, error });
    expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
  }
});

test('a token without scopes can be tested, and its answers say what it lacks', async () => {
  const lacking = bearer(keyFor('no-permission'));
  expect(await post({}, keyFor('no-permission'))).toEqual({
    ok: false,
    error: 'missing_scope',
    needed: 'chat:write',
    provided: 'commands',
  });
  const listed = await sandbox.ask(`${api}/conversations.list`, { headers: lacking });
  expect(listed.headers.get('x-accepted-oauth-scopes')).toBe('channels:read');
  const tested = await sandbox.ask(`${api}/auth.test`, { headers: lacking, body: '' });
  expect(tested.body).toMatchObject({ ok: true });
  expect(tested.headers.get('x-oauth-scopes')).toBe('commands');
  const right = await sandbox.ask(`${api}/auth.test`, { headers, body: '' });
  expect(right.headers.get('x-oauth-scopes')).toBe('chat:write,channels:read,channels:history');
});

test('a workspace whose messages are used up can be read and not written', async () => {
  const key = keyFor('no-credit');
  expect((await sandbox.ask(`${api}/auth.test`, { headers: bearer(key) })).body).toMatchObject({ ok: true });
  expect(await post({ channel: 'general', text: 'x' }, key)).toEqual({ ok: false, error: 'message_limit_exceeded' });
});

test('knows who sends no token, and no other method', async () => {
  expect((await sandbox.ask(`${api}/auth.test`)).body).toEqual({ ok: false, error: 'not_authed' });
  expect((await sandbox.ask(`${api}/shoes.list`, { headers })).body).toMatchObject({ error: 'unknown_method' });
});
