import type { Place } from '../../world/places.ts';
import { seededRandom, hexId } from '../../world/seededRandom.ts';

export const statuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;
type Status = (typeof statuses)[number];

const daySeconds = 86_400;
export const seconds = (time: Date): number => Math.floor(time.getTime() / 1_000);

const statusOf = (ageInDays: number, chance: number): Status => {
  if (ageInDays < 2) return 'draft';
  if (chance < 0.04) return 'void';
  if (chance < 0.08) return 'uncollectible';
  return ageInDays < 16 || chance < 0.16 ? 'open' : 'paid';
};

/** An invoice to a restaurant for a delivery of frozen food; the younger the higher its number. */
export function invoiceOf({ name, email, id: place }: Place, index: number, began: number) {
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

export type Invoice = ReturnType<typeof invoiceOf>;

/** The customer of an invoice, as the account knows it. */
export const customerOf = ({ customer, customer_email, customer_name, created }: Invoice) => ({
  id: customer,
  object: 'customer',
  balance: 0,
  created,
  currency: 'eur',
  description: null,
  email: customer_email,
  livemode: false,
  metadata: {},
  name: customer_name,
});
