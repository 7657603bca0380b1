import * as v from 'valibot';
import { wrongCredentials } from './verdicts.ts';
import { whoAmI } from './whoAmI.ts';

/** Reads the user of the token in Make's zone eu1: https://developers.make.com/api-documentation/api-reference/users/me */
export const make = whoAmI({
  service: 'make',
  request: ({ apiKey = '' }) => ({
    method: 'GET',
    url: 'https://eu1.make.com/api/v2/users/me',
    headers: { authorization: `Token ${apiKey}` },
  }),
  success: v.object({ authUser: v.looseObject({}) }),
  judge: ({ status }) =>
    status === 401
      ? wrongCredentials('make', { kind: 'keyOfOtherZone', args: { service: 'Make', zone: 'eu1' } })
      : undefined,
});
