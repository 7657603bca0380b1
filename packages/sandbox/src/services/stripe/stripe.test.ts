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

test('lists those made in a time, as its own client writes the bounds', async () => {
  const { data } = await list('limit=100');
  const [gte, lt] = [data[20]?.created ?? 0, data[10]?.created ?? 0];
  const between = await list(`limit=100&created[gte]=${gte}&created[lt]=${lt}`);
  expect(between.data).toEqual(data.slice(11, 21));
  expect((await list(`limit=100&created=${gte}`)).data).toEqual([data[20]]);
  expect((await get('/invoices?created[gte]=monday')).body).toMatchObject({ error: { param: 'created[gte]' } });
  expect((await get('/invoices?created[since]=7')).body).toMatchObject({ error: { code: 'parameter_unknown' } });
});

test('shows a customer in place of its id where that is asked for', async () => {
  const [plain] = (await list('limit=1')).data;
  const customer = { id: plain?.customer, object: 'customer', email: plain?.customer_email };
  expect((await list('limit=1&expand[0]=data.customer')).data).toEqual([
    { ...plain, customer: expect.objectContaining(customer) },
  ]);
  expect((await get(`/invoices/${plain?.id}?expand[]=customer`)).body).toMatchObject({ id: plain?.id, customer });
  for (const query of ['?expand[]=customer', '?expand[]=data.number', '/search?query=total>1&expand[]=customer'])
    expect(await get(`/invoices${query}`)).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('This property cannot be expanded') } },
    });
});

const searched = async (query: string, more = '') =>
  (await get(`/invoices/search?query=${encodeURIComponent(query)}${more}`)).body as List & {
    next_page: string | null;
    total_count?: number;
  };

test('searches by the fields of an invoice', async () => {
  const { data } = await list('limit=100');
  const [first] = data;
  const one = data.filter(({ customer }) => customer === first?.customer);
  const all = await searched(`customer:"${first?.customer}"`, '&limit=100');
  expect(all).toEqual({
    object: 'search_result',
    url: '/v1/invoices/search',
    has_more: false,
    next_page: null,
    data: one,
  });
  const total = 50_000;
  const both = await searched(`status:'paid' AND total>=${total} -customer:"${first?.customer}"`, '&limit=100');
  expect(both.data).toEqual(
    data.filter((row) => row.status === 'paid' && row.total >= total && row.customer !== first?.customer),
  );
  const either = await searched('status:"void" OR status:"draft"', '&limit=100');
  expect(either.data).toEqual(data.filter(({ status }) => status === 'void' || status === 'draft'));
  expect((await searched('number~"-09"', '&limit=100')).data.length).toBeGreaterThan(20);
});

test('pages through what it finds, and counts it if that is asked for', async () => {
  const { data } = await list('limit=100');
  const seen: string[] = [];
  let page: string | null = '';
  while (page !== null) {
    const part = await searched('total>0', `&limit=20&expand[]=total_count${page === '' ? '' : `&page=${page}`}`);
    expect(part).toMatchObject({ total_count: data.length, has_more: part.next_page !== null });
    seen.push(...part.data.map(({ id }) => id));
    page = part.next_page;
  }
  expect(seen).toEqual(data.map(({ id }) => id));
});

test.each(['', 'shoes:"43"', 'status:paid', 'total>', 'status:"a" AND status:"b" OR status:"c"', 'status~"pa"'])(
  'refuses the search %j',
  async (query) => {
    expect(await get(`/invoices/search?query=${encodeURIComponent(query)}`)).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error' } },
    });
  },
);

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
