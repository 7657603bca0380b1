import { issueRefresh } from '../src/services/google/tokens.ts';
import { bearer, inSandbox } from './inSandbox.ts';

type Sandbox = ReturnType<typeof inSandbox>;

/** The client and account behind a key. */
export const googleForm = (key: string) => ({
  grant_type: 'refresh_token',
  client_id: '1234-abc.apps.googleusercontent.com',
  client_secret: 'sandbox',
  refresh_token: key,
});

/** A sandbox with an account that is signed in. */
export async function inGoogle(key = 'sandbox') {
  const sandbox = inSandbox();
  let headers = await signIn(sandbox, key);
  return {
    ...sandbox,
    /** Lets time pass, and signs in anew, since a token lasts an hour. */
    later: async (milliseconds: number) => {
      sandbox.pass(milliseconds);
      headers = await signIn(sandbox, key);
    },
    /** Asks with the account's token. */
    as: (address: string, asking: Parameters<Sandbox['ask']>[1] = {}) =>
      sandbox.ask(address, { ...asking, headers: { ...headers, ...asking.headers } }),
    /** Asks with a token that has only some scopes. */
    with: async (scopes: readonly string[], address: string, asking: Parameters<Sandbox['ask']>[1] = {}) =>
      sandbox.ask(address, {
        ...asking,
        headers: { ...(await signIn(sandbox, issueRefresh(scopes))), ...asking.headers },
      }),
  };
}

/** The header of a fresh access token. */
export async function signIn({ ask }: Pick<Sandbox, 'ask'>, key = 'sandbox') {
  const { body } = await ask('https://oauth2.googleapis.com/token', { form: googleForm(key) });
  return bearer((body as { access_token: string }).access_token);
}
