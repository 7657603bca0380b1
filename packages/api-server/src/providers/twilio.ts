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
  permission: 'Use the Auth Token of the account itself: a restricted key may not read the account.',
  judge: ({ status }) =>
    status === 404 ? wrongCredentials('twilio', 'Twilio knows no account with this Account SID.') : undefined,
  inspect: ({ status }) =>
    status === 'active'
      ? undefined
      : noPermission('twilio', 'The account is suspended or closed. Open it again in the Twilio console.'),
});
