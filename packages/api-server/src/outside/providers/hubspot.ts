import * as v from 'valibot';
import { bearer, whoAmI } from './whoAmI.ts';

/** Reads the account's details: https://developers.hubspot.com/docs/api-reference/account-account-info-v3/guide */
export const hubspot = whoAmI({
  service: 'hubspot',
  request: ({ apiKey }) => ({
    method: 'GET',
    url: 'https://api.hubapi.com/account-info/v3/details',
    headers: bearer(apiKey),
  }),
  success: v.object({ portalId: v.number() }),
});
