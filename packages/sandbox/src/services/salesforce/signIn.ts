import { behaviourOf, keyFor, type Behaviour } from '../../keys.ts';
import { retryLater } from '../../misbehave.ts';

export const signInHost = 'login.salesforce.com';

/** Where the organisation's data are. */
export const instance = 'https://nordlicht-feinkost.my.salesforce.com';

const no = (error: string, error_description: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ error, error_description }, { status: 400, headers });

/** Two secrets sign in; the one that doesn't work counts. */
export async function signInSecret(request: Request): Promise<string | undefined> {
  const form = new URLSearchParams(await request.text());
  const secrets = ['client_secret', 'password'].map((name) => form.get(name) ?? undefined);
  return secrets.find((secret) => behaviourOf(secret) !== 'works') ?? secrets[0];
}

/** Signs in with a user's name and password. The token behaves as the password does. */
export function signIn(form: URLSearchParams, behaviour: Behaviour, now: Date): Response {
  if (form.get('grant_type') !== 'password') return no('unsupported_grant_type', 'grant type not supported');
  if (!form.get('client_id')) return no('invalid_client_id', 'client identifier invalid');
  if (behaviourOf(form.get('client_secret') ?? undefined) === 'wrong')
    return no('invalid_client', 'invalid client credentials');
  if (behaviour === 'wrong' || !form.get('username')) return no('invalid_grant', 'authentication failure');
  if (behaviour === 'no-permission') return no('invalid_app_access', 'user is not admin approved to access this app');
  if (behaviour === 'rate-limited') return no('rate_limit_exceeded', 'login rate exceeded', retryLater);
  return Response.json({
    access_token: behaviour === 'works' ? 'sandbox-00D5e000001NRDLEA0!AQ4AQH0' : keyFor(behaviour),
    instance_url: instance,
    id: `https://${signInHost}/id/00D5e000001NRDLEA0/0055e000001ADABAA4`,
    token_type: 'Bearer',
    issued_at: String(now.getTime()),
    signature: 'c2FuZGJveA==',
  });
}
