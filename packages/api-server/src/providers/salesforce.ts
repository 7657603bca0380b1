import * as v from 'valibot';
import { noPermission, undecided, wrongCredentials } from './verdicts.ts';
import { errorOf, form, whoAmI } from './whoAmI.ts';

const permission =
  'Let an administrator allow the connected app, the user and “OAuth username-password flows” under Setup.';
const wrongSignIn = wrongCredentials('salesforce', 'Salesforce does not accept the Username and the Password.');
const wrongClient: readonly string[] = ['invalid_client_id', 'invalid_client', 'invalid_client_credentials'];
const lacking: readonly string[] = [
  'inactive_user',
  'inactive_org',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_app_access',
  'access_denied',
];

/**
 * Signs the user in through the connected app and lets the session lapse unused:
 * https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_username_password_flow.htm
 */
export const salesforce = whoAmI({
  service: 'salesforce',
  request: ({ clientId, clientSecret, username, password }) =>
    form('https://login.salesforce.com/services/oauth2/token', {
      grant_type: 'password',
      client_id: clientId,
      client_secret: clientSecret,
      username,
      password,
    }),
  success: v.object({ access_token: v.string(), instance_url: v.string() }),
  permission,
  judge: (answer) => {
    const error = errorOf(answer);
    if (error === undefined) return undefined;
    if (wrongClient.includes(error))
      return wrongCredentials('salesforce', 'Salesforce does not accept the Client ID and the Client Secret.');
    // The same words stand for a missing security token and for a flow that the organisation has switched off.
    if (error === 'invalid_grant') return { ...wrongSignIn, nextStep: `${wrongSignIn.nextStep} ${permission}` };
    if (lacking.includes(error)) return noPermission('salesforce', permission);
    return error === 'rate_limit_exceeded' ? undecided('salesforce', 429) : undefined;
  },
});
