import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import { looseText, readEach, logLeftOut } from '../providers/readEach.ts';
import { bearer } from '../providers/whoAmI.ts';
import { firstConnected } from '../credentials/credentials.ts';
import { callService } from '../callService.ts';
import type { Caller } from '../Caller.ts';
import { plainText } from '../plainText.ts';
import { tooLarge, insteadOfTooLarge } from '../readPageInParts.ts';
import { openTool, type OpenTool } from './OpenTool.ts';

const mostGiven = 25;
const usual = 10;
const base = 'https://api.stripe.com/v1';

const money = v.object({ amount: v.number(), currency: v.string() });
const sums = v.nullish(v.array(v.unknown()), []);
const balance = v.object({ available: sums, pending: sums });
const invoice = v.object({
  number: looseText,
  customer_name: looseText,
  customer_email: looseText,
  status: looseText,
  currency: v.string(),
  total: v.number(),
  amount_remaining: v.fallback(v.nullish(v.number()), undefined),
  created: v.fallback(v.nullish(v.number()), undefined),
  due_date: v.fallback(v.nullish(v.number()), undefined),
});
const list = v.object({ data: v.array(v.unknown()), has_more: v.fallback(v.nullish(v.boolean()), undefined) });
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
  const parts = minorUnits[currency.toLowerCase()] ?? 100;
  return `${(amount / parts).toFixed(Math.log10(parts))} ${currency.toUpperCase()}`;
}

/** A day of a moment in seconds of Unix time; 'unknown' where there is none. */
function dayOf(seconds: number | null | undefined): string {
  const day = new Date((seconds ?? Number.NaN) * 1_000);
  return Number.isNaN(day.getTime()) ? 'unknown' : day.toISOString().slice(0, 10);
}

function describeInvoice(found: v.InferOutput<typeof invoice>) {
  const { currency, due_date: due, amount_remaining: remaining } = found;
  return {
    number: plainText(found.number, 60),
    customer: plainText(found.customer_name || found.customer_email, 200),
    status: found.status ?? 'unknown',
    total: amountOf(found.total, currency),
    ...(typeof remaining === 'number' && { remaining: amountOf(remaining, currency) }),
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
  /** The last invoices, and fewer of them where they are too large to be read. */
  async function readLast(
    status: string | undefined,
    [limit = 1, ...fewer]: readonly number[],
  ): Promise<v.InferOutput<typeof list>> {
    const query = new URLSearchParams({ limit: String(limit), ...(status && { status }) });
    const some = await read(`invoices?${query.toString()}`, list).catch(insteadOfTooLarge(undefined));
    if (some) return some;
    if (fewer.length > 0) return { ...(await readLast(status, fewer)), has_more: true };
    logLeftOut(caller.log, 0, [tooLarge]);
    return { data: [], has_more: true };
  }
  return openTool({
    description: 'Reads payments at Stripe: the balance of the account and its last invoices, newest first.',
    input,
    use: async ({ status, invoices = usual }) => {
      const { available, pending } = await read('balance', balance);
      const { data, has_more: more } = await readLast(status, [invoices, 5, 1]);
      const { read: found, left } = readEach(data, invoice);
      logLeftOut(caller.log, found.length, left);
      const told = (given: typeof available) =>
        readEach(given ?? [], money).read.map(({ amount, currency }) => amountOf(amount, currency));
      return {
        ...(caller.origin.sandbox && { sandbox: true }),
        available: told(available),
        pending: told(pending),
        invoices: found.map(describeInvoice),
        moreInvoices: more ?? data.length >= invoices,
      };
    },
  });
}
