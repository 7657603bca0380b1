import * as v from 'valibot';
import { noPermission, wrongCredentials } from './verdicts.ts';
import { basic, whoAmI } from './whoAmI.ts';

/** Reads the account: https://www.twilio.com/docs/iam/api/account#fetch-an-account-resource */
export const twilio = whoAmI({
  service: 'twilio',
  request: ({ accountSid = '', authToken }) => ({
    method: 'GET',
    url: `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(accountSid)}.json`,
    headers: basic(accountSid, authToken),
  }),
  success: v.object({ status: v.string() }),
  judge: ({ status }) =>
    status === 404 ? wrongCredentials('twilio', { kind: 'accountUnknown', args: {} }) : undefined,
  inspect: ({ status }) =>
    status === 'active' ? undefined : noPermission('twilio', { kind: 'reopenAccount', args: {} }),
});
