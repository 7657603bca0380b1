import { allOf, say } from './say.ts';
import type { WordTable } from './wordsFrom.ts';

/** What the test of a connection found, beyond what `failureWords` tell. */
export const testWords = {
  accountUnknown: () => 'Twilio knows no account with this Account SID',
  botTokenAccepted: () => 'Slack accepts the Bot Token. The Signing Secret shows itself with the first event',
  clientAccepted: () => 'Google accepts the OAuth client. No account was checked',
  credentialsAccepted: ({ services }: { services: readonly string[] }) =>
    say`${allOf(services)} ${services.length === 1 ? 'accepts' : 'accept'} the credentials`,
  credentialsRefused: ({ service }: { service: string }) => say`${service} does not accept the credentials`,
  /** Named as their labels name them. */
  fieldsRefused: ({ service, fields }: { service: string; fields: readonly string[] }) =>
    say`${service} does not accept ${allOf(fields.map((field) => `the ${field}`))}`,
  hookFormed: () => 'The Webhook URL has the right form. It was not tried, since a call would start the Zap',
  hookMisformed: () =>
    'This is not the address of a Catch Hook: those start with https://hooks.zapier.com/hooks/catch/',
  keyFormed: ({ service }: { service: string }) =>
    say`The API Key has the right form. It was not tried, since ${service} bills every call`,
  keyMisformed: ({ service, start }: { service: string; start: string }) =>
    say`This is not a key of ${service}: those start with ${start}`,
  keyOfOtherZone: ({ service, zone }: { service: string; zone: string }) =>
    say`${service} does not accept the API Key. Tokens of other zones than ${zone} are unknown there`,
  keysOfTwoModes: ({ mode }: { mode: 'live' | 'test' }) =>
    say`The Secret Key is of ${mode} mode, the Publishable Key is not`,
  sealLost: () => 'The stored credentials do not open with the key of this server',
  tokenRefused: () => 'The Refresh Token has expired, was revoked or belongs to another client',
} as const satisfies WordTable;
