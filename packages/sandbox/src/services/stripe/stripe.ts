import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { basicOf, bearerOf } from '../../requests.ts';
import { defineService, type RouteEnv, refuse } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import type { Place } from '../../world/places.ts';
import { seededRandom, hexId } from '../../world/seededRandom.ts';

/** An error as Stripe words it. */
const errorResponse = (
  status: number,
  message: string,
  {
    headers,
    code,
    ...more
  }: { readonly headers?: Readonly<Record<string, string>>; readonly code?: string; readonly param?: string } = {},
): Response =>
  Response.json(
    {
      error: {
        ...(code && { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
        message,
        ...more,
        type: 'invalid_request_error',
      },
    },
    { status, ...(headers && { headers }) },
  );

const statuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;
type Status = (typeof statuses)[number];

const daySeconds = 86_400;
const seconds = (time: Date): number => Math.floor(time.getTime() / 1_000);

const statusOf = (ageInDays: number, chance: number): Status => {
  if (ageInDays < 2) return 'draft';
  if (chance < 0.04) return 'void';
  if (chance < 0.08) return 'uncollectible';
  return ageInDays < 16 || chance < 0.16 ? 'open' : 'paid';
};

/** An invoice to a restaurant for a delivery of frozen food; the younger the higher its number. */
function invoiceOf({ name, email, id: place }: Place, index: number, began: number) {
  const { next, whole } = seededRandom(`invoice ${index}`);
  const age = index * 3;
  const created = began - age * daySeconds;
  const id = `in_1${hexId(`stripe invoice ${index}`, 23)}`;
  const number = `NRD-${String(1_000 - index).padStart(4, '0')}`;
  const status = statusOf(age, next());
  const amount = whole(40, 900) * 100 + whole(0, 99);
  const isPaid = status === 'paid';
  return {
    id,
    object: 'invoice',
    account_country: 'DE',
    account_name: 'Nordlicht Feinkost',
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    amount_remaining: isPaid ? 0 : amount,
    attempted: isPaid,
    billing_reason: 'manual',
    collection_method: 'send_invoice',
    created,
    currency: 'eur',
    customer: `cus_${hexId(`stripe customer ${place}`, 14)}`,
    customer_email: email ?? null,
    customer_name: name,
    description: 'Frozen food, as delivered',
    due_date: created + 14 * daySeconds,
    hosted_invoice_url:
      status === 'draft' ? null : `https://invoice.stripe.com/i/acct_1NRDLEsandbox/test_${id.slice(3)}`,
    livemode: false,
    metadata: {},
    number: status === 'draft' ? null : number,
    paid: isPaid,
    status,
    status_transitions: {
      finalized_at: status === 'draft' ? null : created + daySeconds,
      marked_uncollectible_at: status === 'uncollectible' ? created + 60 * daySeconds : null,
      paid_at: isPaid ? created + 10 * daySeconds : null,
      voided_at: status === 'void' ? created + 2 * daySeconds : null,
    },
    subtotal: amount,
    total: amount,
  };
}

const known = ['limit', 'starting_after', 'ending_before', 'status', 'customer'];

/** The invoices of the account, newest first, and its balance. */
function createInvoices({ places, began }: World) {
  const customers = places.filter(({ email }) => email !== undefined).slice(0, 12);
  const invoices = Array.from({ length: 48 }, (_, index) => customers[(index * 5) % customers.length])
    .filter((customer) => customer !== undefined)
    .map((customer, index) => invoiceOf(customer, index, seconds(began)));
  const missing = (id: string, status: number, param: string) =>
    refuse(errorResponse(status, `No such invoice: '${id}'`, { code: 'resource_missing', param }));
  const placeOf = (id: string, param: string, list: typeof invoices): number => {
    const place = list.findIndex((invoice) => invoice.id === id);
    return place < 0 ? missing(id, 400, param) : place;
  };
  const recent = invoices.filter(({ status }) => status === 'paid').slice(0, 3);
  const money = (amount: number) => [{ amount, currency: 'eur', source_types: { card: amount } }];
  return {
    balance: {
      object: 'balance',
      available: money(1_284_450),
      instant_available: money(0),
      livemode: false,
      pending: money(recent.reduce((sum, { total }) => sum + total, 0)),
    },
    read: (id: string) => invoices.find((invoice) => invoice.id === id) ?? missing(id, 404, 'invoice'),
    list: (query: URLSearchParams) => {
      const unknown = [...query.keys()].find((name) => !known.includes(name));
      if (unknown !== undefined)
        refuse(
          errorResponse(400, `Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown }),
        );
      const given = query.get('limit') ?? '10';
      const limit = Number(given);
      if (!Number.isInteger(limit))
        refuse(errorResponse(400, `Invalid integer: ${given}`, { code: 'parameter_invalid_integer', param: 'limit' }));
      if (limit < 1 || limit > 100)
        refuse(
          errorResponse(
            400,
            limit < 1
              ? 'This value must be greater than or equal to 1.'
              : `This value must be less than or equal to 100 (it currently is '${given}').`,
            { code: 'parameter_invalid_integer', param: 'limit' },
          ),
        );
      const [status, customer] = [query.get('status'), query.get('customer')];
      if (status !== null && !statuses.some((one) => one === status))
        refuse(errorResponse(400, `Invalid status: must be one of ${statuses.join(', ')}`, { param: 'status' }));
      const found = invoices.filter(
        (invoice) =>
          (status === null || invoice.status === status) && (customer === null || invoice.customer === customer),
      );
      const [after, before] = [query.get('starting_after'), query.get('ending_before')];
      if (after !== null && before !== null)
        refuse(errorResponse(400, 'You may only specify one of these parameters: starting_after, ending_before.'));
      if (before !== null) {
        const end = placeOf(before, 'ending_before', found);
        const start = Math.max(end - limit, 0);
        return { object: 'list', url: '/v1/invoices', has_more: start > 0, data: found.slice(start, end) };
      }
      const start = after === null ? 0 : placeOf(after, 'starting_after', found) + 1;
      const end = start + limit;
      return { object: 'list', url: '/v1/invoices', has_more: end < found.length, data: found.slice(start, end) };
    },
  };
}

/** A key, as an error may show it. */
const masked = (key: string): string =>
  `${key.slice(0, 8)}${'*'.repeat(Math.max(key.length - 12, 0))}${key.slice(8).slice(-4)}`;

/** The key is a bearer token, or the name of a basic sign-in. */
const secretOf = (request: Request): string | undefined => bearerOf(request) ?? basicOf(request)?.name;

const permissionOf = ({ url }: Request): string =>
  new URL(url).pathname === '/v1/balance' ? 'rak_balance_read' : 'rak_invoice_read';

/** Stripe: the balance and the invoices of an account in test mode. */
export const stripe = defineService({
  id: 'stripe',
  hosts: ['api.stripe.com'],
  docs: [
    'https://docs.stripe.com/api/authentication',
    'https://docs.stripe.com/api/balance/balance_retrieve',
    'https://docs.stripe.com/api/invoices/list',
    'https://docs.stripe.com/api/invoices/retrieve',
    'https://docs.stripe.com/api/pagination',
    'https://docs.stripe.com/api/errors',
    'https://docs.stripe.com/error-codes',
    'https://docs.stripe.com/rate-limits',
  ],
  access: {
    secretOf,
    refusals: {
      wrong: (request) => {
        const key = secretOf(request);
        return errorResponse(
          401,
          key === undefined
            ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/."
            : `Invalid API Key provided: ${masked(key)}`,
        );
      },
      'no-permission': (request) =>
        errorResponse(
          403,
          `The provided key '${masked(secretOf(request) ?? '')}' does not have the required permissions for this endpoint on account 'acct_1NRDLEsandbox'. Having the '${permissionOf(request)}' permission would allow this request to continue.`,
        ),
      'rate-limited': () =>
        errorResponse(429, 'Request rate limit exceeded. Learn more at https://docs.stripe.com/rate-limits', {
          code: 'rate_limit',
          headers: { ...retryLater, 'stripe-rate-limited-reason': 'global-rate' },
        }),
      // An account pays for payments, not for reading.
      'no-credit': () => undefined,
    },
  },
  routes: (world) => {
    const invoices = createInvoices(world);
    return new Hono<RouteEnv>()
      .get('/v1/balance', (c) => c.json(invoices.balance))
      .get('/v1/invoices', (c) => c.json(invoices.list(new URL(c.req.url).searchParams)))
      .get('/v1/invoices/:id', (c) => c.json(invoices.read(c.req.param('id'))))
      .notFound((c) =>
        errorResponse(
          404,
          `Unrecognized request URL (${c.req.method}: ${c.req.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
        ),
      );
  },
});
