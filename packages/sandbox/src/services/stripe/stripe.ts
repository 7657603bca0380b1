import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { basicOf, bearerOf } from '../../secrets.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { createInvoices } from './invoices.ts';
import { failed } from './answers.ts';

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
        return failed(
          401,
          key === undefined
            ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/."
            : `Invalid API Key provided: ${masked(key)}`,
        );
      },
      'no-permission': (request) =>
        failed(
          403,
          `The provided key '${masked(secretOf(request) ?? '')}' does not have the required permissions for this endpoint on account 'acct_1NRDLEsandbox'. Having the '${permissionOf(request)}' permission would allow this request to continue.`,
        ),
      'rate-limited': () =>
        failed(429, 'Request rate limit exceeded. Learn more at https://docs.stripe.com/rate-limits', {
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
        failed(
          404,
          `Unrecognized request URL (${c.req.method}: ${c.req.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
        ),
      );
  },
});
