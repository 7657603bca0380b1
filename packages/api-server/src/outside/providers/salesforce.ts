import * as v from 'valibot';
import { noPermission, undecided, wrongFields } from './verdicts.ts';
import { errorOf, form, whoAmI } from './whoAmI.ts';

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
  judge: (answer) => {
    const error = errorOf(answer);
    if (error === undefined) return undefined;
    if (wrongClient.includes(error)) return wrongFields('salesforce', 'Salesforce', ['Client ID', 'Client Secret']);
    // The same error means a missing security token, or a flow that the organisation has switched off.
    if (error === 'invalid_grant')
      return {
        ...wrongFields('salesforce', 'Salesforce', ['Username', 'Password']),
        nextStep: { kind: 'checkFieldsOrAllow', args: { service: 'salesforce' } },
      };
    if (lacking.includes(error)) return noPermission('salesforce');
    return error === 'rate_limit_exceeded' ? undecided('salesforce', 429) : undefined;
  },
});
