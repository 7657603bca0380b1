import { beforeEach, expect, test } from 'vitest';
import { bearer, inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

let sandbox: ReturnType<typeof inSandbox>;
beforeEach(() => {
  sandbox = inSandbox();
});
const api = 'https://api.sendgrid.com/v3';
const get = (path: string, key = 'sandbox') => sandbox.ask(`${api}${path}`, { headers: bearer(key) });
const send = (json: unknown, key = 'sandbox') => sandbox.ask(`${api}/mail/send`, { headers: bearer(key), json });
const sent = async (query = '') =>
  ((await get(`/messages?limit=100&query=${encodeURIComponent(query)}`)).body as { messages: { to_email: string }[] })
    .messages;

const to = (...emails: string[]) => ({ to: emails.map((email) => ({ email })) });
const mail = {
  personalizations: [to('jan@nowa.example')],
  from: { email: 'ada.brandt@nordlicht-feinkost.example', name: 'Ada' },
  subject: 'An offer',
  content: [{ type: 'text/plain', value: 'Good morning' }],
};

test('lists the scopes of the key', async () => {
  expect((await get('/scopes')).body).toEqual({ scopes: expect.arrayContaining(['mail.send']) });
});

test('takes a mail, says its id, and remembers whom it went to', async () => {
  const { status, text, headers } = await send({
    ...mail,
    personalizations: [to('jan@nowa.example'), { ...to('ewa@nowa.example'), subject: 'For Ewa' }],
  });
  expect(status).toBe(202);
  expect(text).toBe('');
  const id = headers.get('x-message-id') ?? '';
  expect(id).not.toBe('');
  expect(await sent()).toHaveLength(2);
  expect(await sent('to_email="ewa@nowa.example"')).toEqual([
    {
      msg_id: expect.stringContaining(id),
      from_email: 'ada.brandt@nordlicht-feinkost.example',
      to_email: 'ewa@nowa.example',
      subject: 'For Ewa',
      status: 'delivered',
      opens_count: 0,
      clicks_count: 0,
      last_event_time: '2026-11-20T08:41:20Z',
    },
  ]);
});

test('a mail by template has the subject of its template, which nobody knows here', async () => {
  const { subject: _, content: __, ...bare } = mail;
  const by = { ...bare, template_id: 'd-13b8f94fbcae4ec6b75270d6cb59f932' };
  expect((await send(by)).status).toBe(202);
  expect(await sent()).toEqual([expect.objectContaining({ to_email: 'jan@nowa.example', subject: '' })]);
});

test('only checks a mail in its own sandbox mode', async () => {
  const { status } = await send({ ...mail, mail_settings: { sandbox_mode: { enable: true } } });
  expect(status).toBe(200);
  expect(await sent()).toEqual([]);
});

test('sends from verified senders only, and lists them', async () => {
  const { status, text } = await send({ ...mail, from: { email: 'somebody@else.example' } });
  expect(status).toBe(403);
  expect(text).toContain('verified Sender Identity');
  const { results } = (await get('/verified_senders')).body as { results: { from_email: string; verified: boolean }[] };
  expect(results).toContainEqual(expect.objectContaining({ from_email: mail.from.email, verified: true }));
});

test.each([
  [{ personalizations: undefined }, 'personalizations'],
  [{ personalizations: [{}] }, 'personalizations.0.to'],
  [{ personalizations: [to('jan')] }, 'personalizations.0.to.0.email'],
  [{ personalizations: [{ ...to('jan@nowa.example'), cc: [{ email: 'JAN@nowa.example' }] }] }, 'personalizations.0'],
  [{ personalizations: Array.from({ length: 1_001 }, () => to('jan@nowa.example')) }, 'personalizations'],
  [{ from: undefined }, 'from.email'],
  [{ from: { email: 'ada' } }, 'from.email'],
  [{ subject: '' }, 'subject'],
  [{ content: undefined }, 'content'],
  [{ content: [{ type: 'text/plain', value: '' }] }, 'content.0.value'],
  [{ content: [{ value: 'x' }] }, 'content.0.type'],
  [
    {
      content: [
        { type: 'text/html', value: 'x' },
        { type: 'text/plain', value: 'x' },
      ],
    },
    'content',
  ],
])('refuses a mail for its field %#', async (wrong, field) => {
  const { status, body } = await send({ ...mail, ...wrong });
  expect(status).toBe(400);
  expect(body).toEqual({ errors: [{ message: expect.any(String), field, help: expect.any(String) }] });
  expect(await sent()).toEqual([]);
});

test('takes JSON only', async () => {
  const headers = bearer('sandbox');
  expect((await sandbox.ask(`${api}/mail/send`, { headers, form: { to: 'x' } })).status).toBe(415);
  const json = { 'content-type': 'application/json', ...headers };
  expect((await sandbox.ask(`${api}/mail/send`, { headers: json, body: '{' })).status).toBe(400);
});

test.each<[Refusal, number, string]>([
  ['wrong', 401, 'The provided authorization grant is invalid, expired, or revoked'],
  ['no-permission', 403, 'access forbidden'],
  ['rate-limited', 429, 'too many requests'],
  ['no-credit', 401, 'Maximum credits exceeded'],
])('the key %s can’t send: %i', async (behaviour, status, message) => {
  const answer = await send(mail, keyFor(behaviour));
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ errors: [{ message, field: null, help: null }] });
  expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
});

test('a key without permission says so in its scopes, one without credit doesn’t', async () => {
  expect((await get('/scopes', keyFor('no-permission'))).body).toEqual({ scopes: ['alerts.read'] });
  expect((await get('/scopes', keyFor('no-credit'))).text).toContain('mail.send');
});

test('refuses who brings no key, a limit too high, and knows no other path', async () => {
  expect((await sandbox.ask(`${api}/scopes`)).text).toContain('authorization required');
  expect((await get('/messages?limit=1001')).status).toBe(400);
  expect((await get('/shoes')).status).toBe(404);
});
