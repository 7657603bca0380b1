import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { basicOf, bearerOf } from '../../requests.ts';
import { defineService, type RouteEnv, refuse } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import { customerOf, invoiceOf, seconds, statuses, type Invoice } from './invoice.ts';
import { parseSearch } from './search.ts';

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

const bounds: Readonly<Record<string, (created: number, bound: number) => boolean>> = {
  created: (created, bound) => created === bound,
  'created[gt]': (created, bound) => created > bound,
  'created[gte]': (created, bound) => created >= bound,
  'created[lt]': (created, bound) => created < bound,
  'created[lte]': (created, bound) => created <= bound,
};
const known = ['limit', 'starting_after', 'ending_before', 'status', 'customer', ...Object.keys(bounds)];

/** The items of a list, which clients write as `expand[]` or with their numbers. */
const isExpand = (name: string): boolean => /^expand\[\d*\]$/.test(name);

const wholeIn = (query: URLSearchParams, name: string, otherwise: string): number => {
  const given = query.get(name) ?? otherwise;
  return /^-?\d+$/.test(given)
    ? Number(given)
    : refuse(errorResponse(400, `Invalid integer: ${given}`, { code: 'parameter_invalid_integer', param: name }));
};

/** The parameters that every list has: how long a page is, and what is shown in place of ids. */
function pagingIn(query: URLSearchParams, names: readonly string[], expandable: readonly string[]) {
  const unknown = [...query.keys()].find((name) => !names.includes(name) && !isExpand(name));
  if (unknown !== undefined)
    refuse(errorResponse(400, `Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown }));
  const limit = wholeIn(query, 'limit', '10');
  if (limit < 1 || limit > 100)
    refuse(
      errorResponse(
        400,
        limit < 1
          ? 'This value must be greater than or equal to 1.'
          : `This value must be less than or equal to 100 (it currently is '${limit}').`,
        { code: 'parameter_invalid_integer', param: 'limit' },
      ),
    );
  return { limit, expanded: expandedIn(query, expandable) };
}

/** What a request wants in place of ids. */
function expandedIn(query: URLSearchParams, expandable: readonly string[]): readonly string[] {
  const asked = [...query].flatMap(([name, value]) => (isExpand(name) ? [value] : []));
  for (const name of asked)
    if (!expandable.includes(name))
      refuse(errorResponse(400, `This property cannot be expanded (${name}).`, { param: 'expand' }));
  return asked;
}

/** An invoice, with its customer in place where that is asked for. */
const show = (invoice: Invoice, isExpanded: boolean) =>
  isExpanded ? { ...invoice, customer: customerOf(invoice) } : invoice;

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
    read: (id: string, query: URLSearchParams) =>
      show(
        invoices.find((invoice) => invoice.id === id) ?? missing(id, 404, 'invoice'),
        expandedIn(query, ['customer']).length > 0,
      ),
    list: (query: URLSearchParams) => {
      const { limit, expanded } = pagingIn(query, known, ['data.customer']);
      const made = Object.entries(bounds)
        .filter(([name]) => query.has(name))
        .map(([name, passes]) => ({ passes, bound: wholeIn(query, name, '') }));
      const [status, customer] = [query.get('status'), query.get('customer')];
      if (status !== null && !statuses.some((one) => one === status))
        refuse(errorResponse(400, `Invalid status: must be one of ${statuses.join(', ')}`, { param: 'status' }));
      const found = invoices.filter(
        (invoice) =>
          (status === null || invoice.status === status) &&
          (customer === null || invoice.customer === customer) &&
          made.every(({ passes, bound }) => passes(invoice.created, bound)),
      );
      const [after, before] = [query.get('starting_after'), query.get('ending_before')];
      if (after !== null && before !== null)
        refuse(errorResponse(400, 'You may only specify one of these parameters: starting_after, ending_before.'));
      const page = (start: number, end: number, has_more: boolean) => ({
        object: 'list',
        url: '/v1/invoices',
        has_more,
        data: found.slice(start, end).map((invoice) => show(invoice, expanded.length > 0)),
      });
      if (before !== null) {
        const end = placeOf(before, 'ending_before', found);
        const start = Math.max(end - limit, 0);
        return page(start, end, start > 0);
      }
      const start = after === null ? 0 : placeOf(after, 'starting_after', found) + 1;
      return page(start, start + limit, start + limit < found.length);
    },
    /** Pages of what is found; the cursor is the number of the first on the next. */
    search: (query: URLSearchParams) => {
      const { limit, expanded } = pagingIn(query, ['query', 'limit', 'page'], ['data.customer', 'total_count']);
      const passes =
        parseSearch(query.get('query') ?? '') ??
        refuse(
          errorResponse(
            400,
            'We were unable to parse your search query. Try using the format `metadata["key"]:"value"` to query for metadata or key:"value" to query for other fields.',
            { param: 'query' },
          ),
        );
      const found = invoices.filter(passes);
      const start = wholeIn(query, 'page', '0');
      const has_more = start + limit < found.length;
      return {
        object: 'search_result',
        url: '/v1/invoices/search',
        has_more,
        next_page: has_more ? String(start + limit) : null,
        data: found.slice(start, start + limit).map((invoice) => show(invoice, expanded.includes('data.customer'))),
        ...(expanded.includes('total_count') && { total_count: found.length }),
      };
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
    'https://docs.stripe.com/api/invoices/search',
    'https://docs.stripe.com/search',
    'https://docs.stripe.com/api/expanding_objects',
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
      .get('/v1/invoices/search', (c) => c.json(invoices.search(new URL(c.req.url).searchParams)))
      .get('/v1/invoices/:id', (c) => c.json(invoices.read(c.req.param('id'), new URL(c.req.url).searchParams)))
      .notFound((c) =>
        errorResponse(
          404,
          `Unrecognized request URL (${c.req.method}: ${c.req.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
        ),
      );
  },
});
