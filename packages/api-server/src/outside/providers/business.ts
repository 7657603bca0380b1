import * as v from 'valibot';
import { wrongCredentials } from './checkResults.ts';
import { salesforce } from './salesforce.ts';
import { bearer, whoAmI, type Check } from './whoAmI.ts';

const standardBase = 'https://api.apollo.io';

/** The health call under a base address, with or without the version at its end. */
function healthUnder(base: string): string {
  const plain = base.replace(/\/+$/, '');
  return `${plain.endsWith('/v1') ? plain : `${plain}/v1`}/auth/health`;
}

/** Money and customers. */
export const business = {
  /** Reads the balance: https://docs.stripe.com/api/balance/balance_retrieve */
  stripe: whoAmI({
    service: 'stripe',
    request: ({ secretKey }) => ({
      method: 'GET',
      url: 'https://api.stripe.com/v1/balance',
      headers: bearer(secretKey),
    }),
    success: v.object({ object: v.literal('balance'), livemode: v.boolean() }),
    // The publishable key gives access to nothing, but one from the other mode makes every payment fail.
    inspect: ({ livemode }, { publishableKey = '' }) =>
      publishableKey.startsWith(livemode ? 'pk_live_' : 'pk_test_')
        ? undefined
        : wrongCredentials('stripe', { kind: 'keysOfTwoModes', args: { mode: livemode ? 'live' : 'test' } }),
  }),
  /** Asks whether the key is signed in: https://docs.apollo.io/docs/test-api-key */
  apollo: whoAmI({
    service: 'apollo',
    request: ({ apiKey = '', baseUrl }) => ({
      method: 'GET',
      url: healthUnder(baseUrl || standardBase),
      headers: { 'x-api-key': apiKey, 'cache-control': 'no-cache' },
    }),
    success: v.object({ is_logged_in: v.boolean() }),
    // Apollo answers 200 to a wrong key too.
    inspect: ({ is_logged_in }) => (is_logged_in ? undefined : wrongCredentials('apollo')),
  }),
  /**
   * Reads the account's details:
   * https://developers.hubspot.com/docs/api-reference/latest/account/account-information/get-account-details
   */
  hubspot: whoAmI({
    service: 'hubspot',
    request: ({ apiKey }) => ({
      method: 'GET',
      url: 'https://api.hubapi.com/account-info/2026-09/details',
      headers: bearer(apiKey),
    }),
    success: v.object({ portalId: v.number() }),
  }),
  salesforce,
} satisfies Record<string, Check>;
