import { beforeEach, expect, test } from 'vitest';
import { inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

let sandbox: ReturnType<typeof inSandbox>;
beforeEach(() => {
  sandbox = inSandbox();
});
const get = (path: string, token = 'sandbox') =>
  sandbox.ask(`https://eu1.make.com/api/v2${path}`, { headers: { authorization: `Token ${token}` } });
const hook = (id: string) => `https://hook.eu1.make.com/${id}`;

test('says whose token it is', async () => {
  const { status, body } = await get('/users/me');
  expect(status).toBe(200);
  expect(body).toMatchObject({ authUser: { id: expect.any(Number), name: 'Ada Brandt', timezone: 'Europe/Berlin' } });
});

test('takes the access token of an app, too', async () => {
  const me = (token: string) =>
    sandbox.ask('https://eu1.make.com/api/v2/users/me', { headers: { authorization: `Bearer ${token}` } });
  expect((await me('sandbox')).status).toBe(200);
  expect((await me('another-token')).status).toBe(401);
});

test('a webhook accepts what is sent, which waits in its queue', async () => {
  const { hooks } = (await get('/hooks?teamId=4')).body as { hooks: { id: number; url: string; queueCount: number }[] };
  const [{ id, url } = { id: 0, url: '' }] = hooks;
  expect(hooks).toMatchObject([{ typeName: 'gateway-webhook', queueCount: 0 }]);
  expect(await sandbox.ask(`${url}?from=test`, { json: { text: 'A run failed' } })).toMatchObject({
    status: 200,
    text: 'Accepted',
  });
  await sandbox.ask(url, { form: { text: 'Another' } });
  await sandbox.ask(url, { body: 'plain' });
  const { incomings } = (await get(`/hooks/${id}/incomings`)).body as { incomings: { id: string; created: string }[] };
  expect(incomings).toHaveLength(3);
  expect(incomings[0]).toMatchObject({ scope: 'hook', created: '2026-11-20T08:41:20.000Z' });
  const data = await Promise.all(
    incomings.map(async (one) => (await get(`/hooks/${id}/incomings/${one.id}`)).body as { incoming: object }),
  );
  expect(data).toMatchObject([
    { incoming: { data: { from: 'test', text: 'A run failed' } } },
    { incoming: { data: { text: 'Another' } } },
    { incoming: { data: { value: 'plain' } } },
  ]);
});

test('a webhook with a name of its own has a queue of its own', async () => {
  await sandbox.ask(hook('sandbox-of-ana'), { json: {} });
  const { body } = await get('/hooks?teamId=4');
  expect(body).toMatchObject({ hooks: [{ queueCount: 0 }, { udid: 'sandbox-of-ana', queueCount: 1 }] });
});

test.each<[Refusal, number, string]>([
  ['wrong', 401, 'SC401'],
  ['no-permission', 403, 'SC403'],
  ['rate-limited', 429, 'SC429'],
])('the token %s is refused with %i', async (behaviour, status, code) => {
  const answer = await get('/users/me', keyFor(behaviour));
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code, message: expect.any(String), detail: expect.any(String) });
  expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
});

test.each<[Refusal, number, string]>([
  ['wrong', 410, 'Gone'],
  ['no-permission', 200, 'Accepted'],
  ['rate-limited', 429, 'Too many requests'],
  ['no-credit', 400, 'Queue is full.'],
])('the webhook %s answers %i', async (behaviour, status, text) => {
  expect(await sandbox.ask(hook(keyFor(behaviour)), { json: {} })).toMatchObject({ status, text });
});

test('a token without credits still reads', async () => {
  expect((await get('/users/me', keyFor('no-credit'))).status).toBe(200);
});

test('wants a team, and knows no other hook or path', async () => {
  expect((await get('/hooks')).body).toMatchObject({ code: 'SC400' });
  expect((await get('/hooks?teamId=5')).body).toEqual({ hooks: [] });
  expect((await get('/hooks/1/incomings')).status).toBe(404);
  expect((await get('/hooks/654/incomings/x')).status).toBe(404);
  expect((await get('/shoes')).body).toMatchObject({ code: 'SC404' });
  expect((await sandbox.ask('https://eu1.make.com/api/v2/users/me')).status).toBe(401);
});
