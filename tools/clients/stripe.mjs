import { equal, rejects } from 'node:assert/strict';
import Stripe from 'stripe';

/** @type {import('../clients.ts').Play} */
export default ({ at }) => {
  const open = (key) =>
    new Stripe(key, {
      httpClient: Stripe.createFetchHttpClient((address, asking) => fetch(at(address), asking)),
      maxNetworkRetries: 0,
      telemetry: false,
    });
  const stripe = open('sandbox');
  return {
    stripe: {
      'reads the balance': async () => equal((await stripe.balance.retrieve()).livemode, false),
      'lists invoices page by page': async () => {
        const all = await stripe.invoices.list({ limit: 20 }).autoPagingToArray({ limit: 1000 });
        equal(all.length, 48);
      },
      'lists by status and time': async () => {
        const [newest] = (await stripe.invoices.list({ limit: 1 })).data;
        const { data } = await stripe.invoices.list({ status: 'paid', created: { gte: newest.created - 90 * 86_400 } });
        equal(data.length > 0 && data.every(({ status }) => status === 'paid'), true);
      },
      'expands customers': async () => {
        const { data } = await stripe.invoices.list({ limit: 1, expand: ['data.customer'] });
        equal(data[0].customer.object, 'customer');
        equal((await stripe.invoices.retrieve(data[0].id, { expand: ['customer'] })).customer.object, 'customer');
      },
      'searches page by page': async () => {
        const query = 'total>50000 AND status:"paid"';
        const all = await stripe.invoices.search({ query, limit: 5 }).autoPagingToArray({ limit: 1000 });
        equal(all.length > 5 && all.every(({ total }) => total > 50_000), true);
      },
      'is refused an unknown invoice': () =>
        rejects(stripe.invoices.retrieve('in_1'), { code: 'resource_missing', statusCode: 404 }),
      'is refused with a wrong key': () => rejects(open('wrong').balance.retrieve(), { statusCode: 401 }),
      'is told of the rate limit': () =>
        rejects(open('sandbox-rate-limited').balance.retrieve(), { type: 'StripeRateLimitError' }),
    },
  };
};
