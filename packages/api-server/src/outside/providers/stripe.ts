import * as v from 'valibot';
import { wrongCredentials } from './verdicts.ts';
import { bearer, whoAmI } from './whoAmI.ts';

/** Reads the balance: https://docs.stripe.com/api/balance/balance_retrieve */
export const stripe = whoAmI({
  service: 'stripe',
  request: ({ secretKey }) => ({ method: 'GET', url: 'https://api.stripe.com/v1/balance', headers: bearer(secretKey) }),
  success: v.object({ object: v.literal('balance'), livemode: v.boolean() }),
  // The publishable key gives access to nothing, but one from the other mode makes every payment fail.
  inspect: ({ livemode }, { publishableKey = '' }) =>
    publishableKey.startsWith(livemode ? 'pk_live_' : 'pk_test_')
      ? undefined
      : wrongCredentials('stripe', { kind: 'keysOfTwoModes', args: { mode: livemode ? 'live' : 'test' } }),
});
