import { allOf, say } from './say.ts';
import type { WordTable } from './wordsFrom.ts';

/** Results of connection tests that are not in `failureWords`. */
export const testWords = {
  accountUnknown: () => 'Twilio has no account with this Account SID',
  botTokenAccepted: () => 'Slack accepts the Bot Token. The Signing Secret can only be checked with an event',
  botTokenLacks: ({ scope }: { scope: string }) => say`Slack accepts the Bot Token, but ${scope} is missing`,
  clientAccepted: () => 'Google accepts the OAuth client. No account was checked',
  credentialsAccepted: ({ services }: { services: readonly string[] }) =>
    say`${allOf(services)} ${services.length === 1 ? 'accepts' : 'accept'} the credentials`,
  credentialsRefused: ({ service }: { service: string }) => say`${service} does not accept the credentials`,
  /** Fields are named by their labels. */
  fieldsRefused: ({ service, fields }: { service: string; fields: readonly string[] }) =>
    say`${service} does not accept ${allOf(fields.map((field) => `the ${field}`))}`,
  hookFormed: () => 'The Webhook URL has the right format. It was not tried, because a call would start the Zap',
  hookMisformed: () => 'This is not a Catch Hook address: those start with https://hooks.zapier.com/hooks/catch/',
  keyFormed: ({ service }: { service: string }) =>
    say`The API Key has the right format. It was not tried, because ${service} bills every call`,
  keyMisformed: ({ service, start }: { service: string; start: string }) =>
    say`This key is not from ${service}: its keys start with ${start}`,
  keyOfOtherZone: ({ service, zone }: { service: string; zone: string }) =>
    say`${service} does not accept the API Key. Only tokens from the zone ${zone} work`,
  keysOfTwoModes: ({ mode }: { mode: 'live' | 'test' }) =>
    say`The Secret Key is for ${mode} mode, but the Publishable Key is not`,
  sealLost: () => 'This server’s key can’t decrypt the stored credentials',
  tokenRefused: () => 'The Refresh Token has expired, was revoked or belongs to another client',
} as const satisfies WordTable;
