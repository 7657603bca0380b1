import { findService, type ServiceId } from '@switchboard/api-contract/catalogue';
import { fieldsOf } from '@switchboard/api-contract/services/setup';
import { isSandboxSecret } from '@switchboard/api-contract/sandboxKeys';
import type { Credentials } from '../providers/whoAmI.ts';

type Filled = (key: string) => Credentials;

const apiKey: Filled = (key) => ({ apiKey: key });
const oauthClient: Filled = (key) => ({
  clientId: '104217-sandbox.apps.googleusercontent.com',
  clientSecret: key,
});
const googleAccount: Filled = (key) => ({ ...oauthClient(key), refreshToken: key });

/** A hook's address is itself the secret. It holds no hyphens, so the sandbox reads underscores in their place. */
const hookStart = 'https://hooks.zapier.com/hooks/catch/1/';
const hookOf = (key: string): string => `${hookStart}${key.replaceAll('-', '_')}/`;
const keyOfHook = (address: string): string =>
  address.startsWith(hookStart) ? address.slice(hookStart.length).replace(/\/$/, '').replaceAll('_', '-') : address;

/** What a connection to the sandbox stores: the key in each secret field, and something well-formed in the others. */
const filled = {
  openai: apiKey,
  anthropic: apiKey,
  gmail: googleAccount,
  'google-calendar': googleAccount,
  stripe: (key) => ({ secretKey: key, publishableKey: 'pk_test_sandbox' }),
  apollo: apiKey,
  google: googleAccount,
  twilio: (key) => ({ accountSid: `AC${'5a'.repeat(16)}`, authToken: key, phoneNumber: '+15550100142' }),
  tavily: apiKey,
  perplexity: apiKey,
  serper: apiKey,
  sendgrid: apiKey,
  slack: (key) => ({ botToken: key, signingSecret: key }),
  discord: (key) => ({ botToken: key, clientId: '100000000000000142' }),
  hubspot: apiKey,
  salesforce: (key) => ({
    myDomain: 'nordlicht-feinkost.my.salesforce.com',
    clientId: 'sandbox-client-app',
    clientSecret: key,
  }),
  github: (key) => ({ token: key }),
  notion: apiKey,
  airtable: apiKey,
  make: apiKey,
  zapier: (key) => ({ webhookUrl: hookOf(key) }),
} as const satisfies Record<ServiceId, Filled>;

/** The credentials that connect a service to the sandbox with this key. */
export const sandboxCredentials = (serviceId: ServiceId, key: string): Credentials => filled[serviceId](key);

/** The credentials with a key of the sandbox typed in place of a hook's address turned into such an address. */
export function withHookAddress(serviceId: ServiceId, credentials: Credentials): Credentials {
  const { webhookUrl = '' } = credentials;
  return serviceId === 'zapier' && isSandboxSecret(webhookUrl)
    ? { ...credentials, webhookUrl: hookOf(webhookUrl) }
    : credentials;
}

/** What a refresh token from the sandbox's consent screen begins with. */
const consented = 'sandbox-grant.';

/**
 * The sandbox's key among the secrets of a connection, one that misbehaves first; undefined if there is none, so that
 * the connection is a real one.
 */
export function sandboxKeyIn(serviceId: ServiceId, credentials: Credentials): string | undefined {
  const service = findService(serviceId);
  const keys = (service ? fieldsOf(service) : [])
    .filter(({ secret }) => secret)
    .map(({ key }) => credentials[key] ?? '')
    .map((secret) => (serviceId === 'zapier' ? keyOfHook(secret) : secret))
    .filter(isSandboxSecret)
    .map((secret) => (secret.startsWith(consented) ? 'sandbox' : secret));
  return keys.find((key) => key !== 'sandbox') ?? keys[0];
}
