import * as v from 'valibot';
import { wrongCredentials } from './verdicts.ts';
import { whoAmI } from './whoAmI.ts';

const unauthorized = v.object({ message: v.pipe(v.string(), v.startsWith('Unauthorized')) });

/** Reads the account's credits, which costs none: https://serper.dev/api-key */
export const serper = whoAmI({
  service: 'serper',
  request: ({ apiKey = '' }) => ({
    method: 'GET',
    url: 'https://google.serper.dev/account',
    headers: { 'x-api-key': apiKey },
  }),
  success: v.union([v.object({ balance: v.number() }), v.object({ credits: v.number() })]),
  // Serper answers 403 to a wrong key.
  judge: ({ status, body }) => (status === 403 && v.is(unauthorized, body) ? wrongCredentials('serper') : undefined),
});
