import { beforeEach, expect, test } from 'vitest';
import { inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

interface Page {
  readonly messages: readonly { sid: string; to: string }[];
  readonly next_page_uri: string | null;
}

let sandbox: ReturnType<typeof inSandbox>;
beforeEach(() => {
  sandbox = inSandbox();
});
const host = 'https://api.twilio.com';
const account = 'AC0123456789abcdef0123456789abcdef';
const accounts = `${host}/2010-04-01/Accounts`;
const headers = (token = 'sandbox', name = account) => ({
  authorization: `Basic ${Buffer.from(`${name}:${token}`).toString('base64')}`,
});
const get = (path: string, token?: string) => sandbox.ask(`${accounts}${path}`, { headers: headers(token) });
const send = (form: Record<string, string>, token?: string) =>
  sandbox.ask(`${accounts}/${account}/Messages.json`, { headers: headers(token), form });
const sms = { To: '+4915100000001', From: '+15550100142', Body: 'A run failed' };

test('reads the account', async () => {
  const { status, body } = await get(`/${account}.json`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ sid: account, status: 'active', type: 'Full' });
});

test('sends a text message that is delivered when it is read', async () => {
  const { status, body } = await send(sms);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    sid: expect.stringMatching(/^SM[0-9a-f]{32}$/),
    account_sid: account,
    to: sms.To,
    from: sms.From,
    body: sms.Body,
    status: 'queued',
    num_segments: '1',
    date_created: 'Fri, 20 Nov 2026 08:41:20 +0000',
    error_code: null,
  });
  const { uri, sid } = body as { uri: string; sid: string };
  const read = await sandbox.ask(`${host}${uri}`, { headers: headers() });
  expect(read.body).toMatchObject({ sid, body: sms.Body, status: 'delivered' });
});

test('a Messaging Service sends from a number of its own', async () => {
  const MessagingServiceSid = `MG${'0a'.repeat(16)}`;
  for (const by of [{ MessagingServiceSid }, { From: MessagingServiceSid }]) {
    const { status, body } = await send({ To: sms.To, Body: sms.Body, ...by });
    expect(status).toBe(201);
    expect(body).toMatchObject({ messaging_service_sid: MessagingServiceSid, from: null, status: 'accepted' });
    const read = await sandbox.ask(`${host}${(body as { uri: string }).uri}`, { headers: headers() });
    expect(read.body).toMatchObject({
      messaging_service_sid: MessagingServiceSid,
      from: expect.stringMatching(/^\+\d+$/),
      status: 'delivered',
    });
  }
  const malformed = await send({ To: sms.To, Body: sms.Body, MessagingServiceSid: 'MG1' });
  expect(malformed).toMatchObject({ status: 400, body: { code: 21_705 } });
});

test.each([
  ['a'.repeat(160), '1'],
  ['a'.repeat(161), '2'],
  ['ż'.repeat(70), '1'],
  ['ż'.repeat(71), '2'],
])('counts the segments of a text %#', async (Body, num_segments) => {
  expect((await send({ ...sms, Body })).body).toMatchObject({ num_segments });
});

test('lists messages to the last page, newest first, and those to a number', async () => {
  for (let index = 1; index <= 5; index += 1) await send({ ...sms, To: `+491510000000${index}` });
  const seen: string[] = [];
  let next: string | null = `/2010-04-01/Accounts/${account}/Messages.json?PageSize=2`;
  while (next !== null) {
    const page = (await sandbox.ask(`${host}${next}`, { headers: headers() })).body as Page;
    expect(page.messages.length).toBeLessThanOrEqual(2);
    seen.push(...page.messages.map(({ to }) => to.slice(-1)));
    next = page.next_page_uri;
  }
  expect(seen.join('')).toBe('54321');
  const one = (await get(`/${account}/Messages.json?To=${encodeURIComponent('+4915100000003')}`)).body as Page;
  expect(one.messages).toHaveLength(1);
});

test.each([
  [{ To: '' }, 21_604],
  [{ From: '' }, 21_603],
  [{ Body: '' }, 21_602],
  [{ To: '0151 1' }, 21_211],
  [{ From: '?' }, 21_212],
  [{ From: sms.To }, 21_266],
  [{ Body: 'x'.repeat(1_601) }, 21_617],
  [{ To: '+15005550001' }, 21_211],
  [{ To: '+15005550002' }, 21_612],
  [{ To: '+15005550003' }, 21_408],
  [{ To: '+15005550004' }, 21_610],
  [{ To: '+15005550009' }, 21_614],
  [{ From: '+15005550001' }, 21_212],
  [{ From: '+15005550007' }, 21_606],
  [{ From: '+15005550008' }, 21_611],
])('refuses %j', async (wrong, code) => {
  const { status, body } = await send({ ...sms, ...wrong });
  expect(status).toBe(400);
  expect(body).toEqual({
    code,
    message: expect.any(String),
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status: 400,
  });
  expect(((await get(`/${account}/Messages.json`)).body as Page).messages).toEqual([]);
});

test('a sender may have a name', async () => {
  expect((await send({ ...sms, From: 'Nordlicht' })).status).toBe(201);
});

test.each<[Refusal, number, number]>([
  ['wrong', 401, 20_003],
  ['no-permission', 403, 20_403],
  ['rate-limited', 429, 20_429],
])('the token %s is refused with %i', async (behaviour, status, code) => {
  const answer = await get(`/${account}.json`, keyFor(behaviour));
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code, status });
  expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
});

test('an account without funds is suspended and sends nothing', async () => {
  const key = keyFor('no-credit');
  expect((await get(`/${account}.json`, key)).body).toMatchObject({ status: 'suspended' });
  expect(await send(sms, key)).toMatchObject({ status: 403, body: { code: 20_005 } });
});

test('knows no account but the one that signs in, and no other path', async () => {
  const other = `AC${'1'.repeat(32)}`;
  expect((await get(`/${other}.json`)).status).toBe(401);
  expect((await get(`/${other}/Messages.json`)).status).toBe(404);
  expect((await get('/mine.json')).body).toMatchObject({ code: 20_404 });
  expect((await get(`/${account}/Messages/SM1.json`)).status).toBe(404);
  expect((await get(`/${account}/Shoes.json`)).status).toBe(404);
  expect((await get(`/${account}/Messages.json?PageSize=1001`)).status).toBe(400);
  expect((await sandbox.ask(`${accounts}/${account}.json`)).status).toBe(401);
});
