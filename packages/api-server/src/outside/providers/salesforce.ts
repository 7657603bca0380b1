import { wayOf } from '@switchboard/api-contract/catalogue';
import { readMyDomain } from '@switchboard/api-contract/services/salesforce';
import * as v from 'valibot';
import { noPermission, undecided, wrongFields, type CheckResult } from './checkResults.ts';
import type { OutgoingRequest } from './client.ts';
import { errorOf, form, whoAmI, type Credentials, type JsonAnswer } from './whoAmI.ts';

/** Whether a connection signs in at its organisation's My Domain, not with a user's password. */
const isMyDomain = ({ myDomain }: Credentials): boolean => myDomain !== undefined;

/**
 * What asks for an access token: at My Domain with the app's own credentials, or, where an app and a user were entered,
 * with theirs.
 * https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_client_credentials_flow.htm
 * https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_username_password_flow.htm
 */
export function salesforceSignIn(credentials: Credentials): OutgoingRequest {
  const { myDomain = '', clientId, clientSecret, username, password } = credentials;
  const app = { client_id: clientId, client_secret: clientSecret };
  if (!isMyDomain(credentials))
    return form('https://login.salesforce.com/services/oauth2/token', {
      grant_type: 'password',
      ...app,
      username,
      password,
    });
  // Members enter it: no secret goes to a host that is not Salesforce's.
  const host = readMyDomain(myDomain) ?? 'my-domain.invalid';
  return form(`https://${host}/services/oauth2/token`, { grant_type: 'client_credentials', ...app });
}

/** What a sign-in answers. */
export const salesforceToken = v.object({ access_token: v.string(), instance_url: v.string() });

// https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_flow_errors.htm
const wrongClient: readonly string[] = ['invalid_client_id', 'invalid_client', 'invalid_client_credentials'];
const lacking: readonly string[] = [
  'inactive_user',
  'inactive_org',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_app_access',
  'access_denied',
];

/** Why a sign-in was refused, for a test and in use alike; undefined if its status says it all. */
export function salesforceRefusal(answer: JsonAnswer, credentials: Credentials): CheckResult | undefined {
  const error = errorOf(answer);
  if (error === undefined) return undefined;
  const way = wayOf('salesforce', Object.keys(credentials));
  const lacks = noPermission('salesforce', { kind: 'allowCall', args: { service: 'salesforce', ...way } });
  const wrong = (fields: readonly string[]) => wrongFields('salesforce', 'Salesforce', fields);
  if (wrongClient.includes(error))
    return {
      ...wrong(['Client ID', 'Client Secret']),
      nextStep: { kind: 'checkFields', args: { service: 'salesforce', ...way } },
    };
  if (error === 'invalid_grant')
    // Without a user's password in it, it means that no user was chosen, or another domain. With one, it may also mean a
    // missing security token, or a flow that the organisation has switched off.
    return isMyDomain(credentials)
      ? lacks
      : {
          ...wrong(['Username', 'Password']),
          nextStep: { kind: 'checkFieldsOrAllow', args: { service: 'salesforce', ...way } },
        };
  if (lacking.includes(error)) return lacks;
  return error === 'rate_limit_exceeded' ? undecided('salesforce', 429) : undefined;
}

/** Signs in, and lets the session lapse unused. */
export const salesforce = whoAmI({
  service: 'salesforce',
  request: salesforceSignIn,
  success: salesforceToken,
  judge: salesforceRefusal,
});
