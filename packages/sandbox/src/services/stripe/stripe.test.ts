import { expect, test } from 'vitest';
import { bearer, inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

interface List {
  readonly data: readonly {
    id: string;
    status: string;
    created: number;
    total: number;
    amount_paid: number;
    customer: string;
    customer_email: string;
  }[];
  readonly has_more: boolean;
}

const { ask, world } = inSandbox();
const get = (path: string, key = 'sandbox') => ask(`https://api.stripe.com/v1${path}`, { headers: bearer(key) });
const list = async (query = ''): Promise<List> => (await get(`/invoices?${query}`)).body as List;

test('reads the balance, in test mode', async () => {
  const { status, body } = await get('/balance');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    object: 'balance',
    livemode: false,
    available: [{ amount: expect.any(Number), currency: 'eur' }],
    pending: [{ amount: expect.any(Number), currency: 'eur' }],
  });
});

test('lists ten invoices, newest first, to restaurants that exist', async () => {
  const { data, has_more } = await list();
  expect(data).toHaveLength(10);
  expect(has_more).toBe(true);
  const created = data.map((invoice) => invoice.created);
  expect(created).toEqual(created.toSorted((one, other) => other - one));
  const emails = new Set(world.places.map(({ email }) => email));
  for (const invoice of data) expect(emails).toContain(invoice.customer_email);
});

test('pages forward to the end, and back', async () => {
  const ids: string[] = [];
  let more = true;
  while (more) {
    const { data, has_more } = await list(`limit=20${ids.length > 0 ? `&starting_after=${ids.at(-1)}` : ''}`);
    ids.push(...data.map(({ id }) => id));
    more = has_more;
  }
  expect(ids).toEqual((await list('limit=100')).data.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const back = await list(`limit=3&ending_before=${ids[5]}`);
  expect(back).toMatchObject({ has_more: true, data: ids.slice(2, 5).map((id) => ({ id })) });
  expect((await list(`limit=9&ending_before=${ids[5]}`)).has_more).toBe(false);
});

test('lists those of a status or a customer', async () => {
  const { data } = await list('limit=100');
  const statuses = new Set(data.map(({ status }) => status));
  expect(statuses).toEqual(new Set(['draft', 'open', 'paid', 'uncollectible', 'void']));
  const paid = await list('limit=100&status=paid');
  expect(paid.data.length).toBe(data.filter(({ status }) => status === 'paid').length);
  for (const invoice of paid.data) expect(invoice.amount_paid).toBe(invoice.total);
  const { customer = '' } = data[0] ?? {};
  const theirs = (await list(`limit=100&customer=${customer}`)).data;
  expect(theirs.length).toBeGreaterThan(1);
  expect(theirs.every((invoice) => invoice.customer === customer)).toBe(true);
});

test('reads one invoice', async () => {
  const [first] = (await list('limit=1')).data;
  expect((await get(`/invoices/${first?.id}`)).body).toEqual(first);
  expect(await get('/invoices/in_1')).toMatchObject({
    status: 404,
    body: { error: { code: 'resource_missing', message: "No such invoice: 'in_1'" } },
  });
});

test.each([
  ['shoes=43', 'parameter_unknown', 'shoes'],
  ['limit=101', 'parameter_invalid_integer', 'limit'],
  ['limit=0', 'parameter_invalid_integer', 'limit'],
  ['limit=many', 'parameter_invalid_integer', 'limit'],
  ['starting_after=in_1', 'resource_missing', 'starting_after'],
])('refuses the list %s', async (query, code, param) => {
  const { status, body } = await get(`/invoices?${query}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { type: 'invalid_request_error', code, param, message: expect.any(String) } });
});

test('refuses a status that is none, and two cursors at once', async () => {
  expect((await get('/invoices?status=friendly')).status).toBe(400);
  expect((await get('/invoices?starting_after=a&ending_before=b')).text).toContain('only specify one');
});

test.each<[Refusal, number, string]>([
  ['wrong', 401, 'Invalid API Key provided: sandbox-*rong'],
  ['no-permission', 403, 'rak_balance_read'],
  ['rate-limited', 429, 'rate limit'],
])('the key %s is refused with %i', async (behaviour, status, message) => {
  const answer = await get('/balance', keyFor(behaviour));
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({
    error: { type: 'invalid_request_error', message: expect.stringContaining(message) },
  });
  expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
});

test('takes the key as the name of a basic sign-in too, and wants one', async () => {
  const authorization = `Basic ${Buffer.from('sandbox:').toString('base64')}`;
  expect((await ask('https://api.stripe.com/v1/balance', { headers: { authorization } })).status).toBe(200);
  expect((await ask('https://api.stripe.com/v1/balance')).text).toContain('You did not provide an API key');
  expect((await get('/balance', keyFor('no-credit'))).status).toBe(200);
});

test('is read only, and knows no other path', async () => {
  const made = await ask('https://api.stripe.com/v1/invoices', { headers: bearer('sandbox'), form: { customer: 'x' } });
  expect(made.status).toBe(404);
  expect((await get('/shoes')).text).toContain('Unrecognized request URL (GET: /v1/shoes)');
});
