import * as v from 'valibot';
import { noPermission, undecided, wrongCredentials, wrongFields } from './checkResults.ts';
import { bearer, errorOf, form, whoAmI, type Check } from './whoAmI.ts';

const standardBase = 'https://api.apollo.io';

/** The health call under a base address, with or without the version at its end. */
function healthUnder(base: string): string {
  const plain = base.replace(/\/+$/, '');
  return `${plain.endsWith('/v1') ? plain : `${plain}/v1`}/auth/health`;
}

// Salesforce's errors.
const wrongClient: readonly string[] = ['invalid_client_id', 'invalid_client', 'invalid_client_credentials'];
const lacking: readonly string[] = [
  'inactive_user',
  'inactive_org',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_app_access',
  'access_denied',
];

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
  /** Reads the account's details: https://developers.hubspot.com/docs/api-reference/account-account-info-v3/guide */
  hubspot: whoAmI({
    service: 'hubspot',
    request: ({ apiKey }) => ({
      method: 'GET',
      url: 'https://api.hubapi.com/account-info/v3/details',
      headers: bearer(apiKey),
    }),
    success: v.object({ portalId: v.number() }),
  }),
  /**
   * Signs the user in through the connected app and lets the session lapse unused:
   * https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_username_password_flow.htm
   */
  salesforce: whoAmI({
    service: 'salesforce',
    request: ({ clientId, clientSecret, username, password }) =>
      form('https://login.salesforce.com/services/oauth2/token', {
        grant_type: 'password',
        client_id: clientId,
        client_secret: clientSecret,
        username,
        password,
      }),
    success: v.object({ access_token: v.string(), instance_url: v.string() }),
    judge: (answer) => {
      const error = errorOf(answer);
      if (error === undefined) return undefined;
      if (wrongClient.includes(error)) return wrongFields('salesforce', 'Salesforce', ['Client ID', 'Client Secret']);
      // The same error means a missing security token, or a flow that the organisation has switched off.
      if (error === 'invalid_grant')
        return {
          ...wrongFields('salesforce', 'Salesforce', ['Username', 'Password']),
          nextStep: { kind: 'checkFieldsOrAllow', args: { service: 'salesforce' } },
        };
      if (lacking.includes(error)) return noPermission('salesforce');
      return error === 'rate_limit_exceeded' ? undecided('salesforce', 429) : undefined;
    },
  }),
} satisfies Record<string, Check>;
