import * as v from 'valibot';
import { wrongCredentials } from './verdicts.ts';
import { whoAmI } from './whoAmI.ts';

const standardBase = 'https://api.apollo.io';

/** The health call under a base address, with or without the version at its end. */
function healthUnder(base: string): string {
  const plain = base.replace(/\/+$/, '');
  return `${plain.endsWith('/v1') ? plain : `${plain}/v1`}/auth/health`;
}

/** Asks whether the key is signed in: https://docs.apollo.io/docs/test-api-key */
export const apollo = whoAmI({
  service: 'apollo',
  request: ({ apiKey = '', baseUrl }) => ({
    method: 'GET',
    url: healthUnder(baseUrl || standardBase),
    headers: { 'x-api-key': apiKey, 'cache-control': 'no-cache' },
  }),
  success: v.object({ is_logged_in: v.boolean() }),
  // Apollo answers 200 to a wrong key too.
  inspect: ({ is_logged_in }) => (is_logged_in ? undefined : wrongCredentials('apollo')),
});
