import * as v from 'valibot';
import { noPermission } from './verdicts.ts';
import { bearer, whoAmI } from './whoAmI.ts';

/**
 * Lists what the key may do:
 * https://www.twilio.com/docs/sendgrid/api-reference/api-key-permissions/retrieve-a-list-of-scopes-for-which-this-user-has-access
 */
export const sendgrid = whoAmI({
  service: 'sendgrid',
  request: ({ apiKey }) => ({ method: 'GET', url: 'https://api.sendgrid.com/v3/scopes', headers: bearer(apiKey) }),
  success: v.object({ scopes: v.array(v.string()) }),
  inspect: ({ scopes }) => (scopes.includes('mail.send') ? undefined : noPermission('sendgrid')),
});
