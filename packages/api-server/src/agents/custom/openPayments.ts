import * as v from 'valibot';
import type { Context } from '../../context.ts';
import { bearer } from '../../providers/whoAmI.ts';
import { firstConnected } from '../../services/connections/firstConnected.ts';
import { callService, type Caller } from '../callService.ts';
import { plainText } from '../plainText.ts';
import { openTool, type OpenTool } from './OpenTool.ts';

const mostGiven = 25;
const usual = 10;
const base = 'https://api.stripe.com/v1';

const money = v.object({ amount: v.number(), currency: v.string() });
const balance = v.object({ available: v.array(money), pending: v.array(money) });
const maybeText = v.nullish(v.string());
const invoice = v.object({
  number: maybeText,
  customer_name: maybeText,
  status: maybeText,
  currency: v.string(),
  total: v.number(),
  amount_remaining: v.number(),
  created: v.number(),
  due_date: v.nullish(v.number()),
});
const list = v.object({ data: v.array(invoice), has_more: v.boolean() });
const input = v.strictObject({
  status: v.optional(
    v.pipe(
      v.picklist(['draft', 'open', 'paid', 'uncollectible', 'void']),
      v.description('Only invoices in this state; left out: all'),
    ),
  ),
  invoices: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostGiven), v.description('How many of the last')),
  ),
});

/** Currencies whose smallest unit is not a hundredth: https://docs.stripe.com/currencies#minor-units */
const minorUnits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ').map((currency) => [currency, 1]),
  ),
  ...Object.fromEntries('bhd jod kwd omr tnd'.split(' ').map((currency) => [currency, 1_000])),
};

/** An amount as people write it: '12.50 EUR'. */
function amountOf(amount: number, currency: string): string {
  const parts = minorUnits[currency] ?? 100;
  return `${(amount / parts).toFixed(Math.log10(parts))} ${currency.toUpperCase()}`;
}

const dayOf = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10);

function describeInvoice(found: v.InferOutput<typeof invoice>) {
  const { currency, due_date: due } = found;
  return {
    number: plainText(found.number ?? '', 60),
    customer: plainText(found.customer_name ?? '', 200),
    status: found.status ?? 'unknown',
    total: amountOf(found.total, currency),
    remaining: amountOf(found.amount_remaining, currency),
    created: dayOf(found.created),
    ...(typeof due === 'number' && { due: dayOf(due) }),
  };
}

/**
 * Reads the balance and the last invoices of the connected Stripe account. Changes nothing there.
 * https://docs.stripe.com/api/balance/balance_retrieve · https://docs.stripe.com/api/invoices/list
 */
export async function openPayments(context: Context, caller: Caller): Promise<OpenTool | undefined> {
  const stripe = await firstConnected(context, caller.tenantId, ['stripe']);
  if (!stripe) return undefined;
  const { serviceId, credentials } = stripe;
  const read = <const S extends v.GenericSchema>(path: string, answer: S) =>
    callService(context, caller, {
      serviceId,
      credentials,
      request: { method: 'GET', url: `${base}/${path}`, headers: bearer(credentials['secretKey']) },
      answer,
    });
  return openTool({
    description: 'Reads payments at Stripe: the balance of the account and its last invoices, newest first.',
    input,
    use: async ({ status, invoices = usual }) => {
      const query = new URLSearchParams({ limit: String(invoices), ...(status && { status }) });
      const { available, pending } = await read('balance', balance);
      const { data, has_more: more } = await read(`invoices?${query.toString()}`, list);
      const told = (sums: typeof available) => sums.map(({ amount, currency }) => amountOf(amount, currency));
      return {
        ...(caller.origin.sandbox && { sandbox: true }),
        available: told(available),
        pending: told(pending),
        invoices: data.map(describeInvoice),
        moreInvoices: more,
      };
    },
  });
}
