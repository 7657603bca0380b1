import * as v from 'valibot';
import { bearer, whoAmI } from './whoAmI.ts';

/** Reads the user of the token, which needs no scope: https://airtable.com/developers/web/api/get-user-id-scopes */
export const airtable = whoAmI({
  service: 'airtable',
  request: ({ apiKey }) => ({ method: 'GET', url: 'https://api.airtable.com/v0/meta/whoami', headers: bearer(apiKey) }),
  success: v.object({ id: v.string() }),
});
