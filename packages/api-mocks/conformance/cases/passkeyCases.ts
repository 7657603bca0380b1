import { expect } from 'vitest';
import type { Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const demo = 'The demo account can’t have passkeys.';
const unknown = 'This passkey is not known here, or was not confirmed.';

/** Passkeys of the demo account, which can have none, and signing in with one that nobody has. */
export const passkeyCases: Group = {
  ofServer: true,
  title: 'passkeys',
  cases: [
    {
      name: 'none to begin with',
      endpoint: 'passkeys',
      status: 200,
      check: (reading) => expect(jsonOf('passkeys', reading)).toEqual({ passkeys: [] }),
    },
    { name: 'the demo account is not asked for one', endpoint: 'passkeyOptions', status: 409, error: demo },
    {
      name: 'the demo account can add none',
      endpoint: 'addPasskey',
      body: { name: 'Laptop', response: { id: 'a' } },
      status: 409,
      error: demo,
    },
    {
      name: 'one without a name',
      endpoint: 'addPasskey',
      body: { name: ' ', response: {} },
      status: 422,
      fields: { name: 'Name is required' },
    },
    {
      name: 'renaming one that is not there',
      endpoint: 'renamePasskey',
      path: { passkeyId: 'nobody' },
      body: { name: 'Laptop' },
      status: 404,
    },
    { name: 'removing one that is not there', endpoint: 'removePasskey', path: { passkeyId: 'nobody' }, status: 404 },
    {
      name: 'proving with nothing',
      endpoint: 'prove',
      body: {},
      status: 422,
      fields: { password: 'Enter your password' },
    },
    {
      name: 'proving with another password',
      endpoint: 'prove',
      body: { password: 'not it' },
      status: 422,
      error: 'This is not your password',
      fields: { password: 'This is not your password' },
    },
    {
      name: 'proving with a passkey that nobody has',
      endpoint: 'prove',
      body: { response: { id: 'nobody' } },
      status: 422,
      error: 'This passkey is not one of yours, or was not confirmed.',
    },
    { name: 'proving with the password', endpoint: 'prove', body: { password: 'demo-switchboard' }, status: 200 },
    {
      name: 'what an authenticator is asked to sign in',
      endpoint: 'passkeySignInOptions',
      status: 200,
      check: (reading) => {
        const options = jsonOf('passkeySignInOptions', reading);
        expect(options['challenge']).toMatch(/^[\w-]+$/);
        // Nobody learns who has a passkey.
        expect(options['allowCredentials']).toBeUndefined();
      },
    },
    {
      name: 'a passkey that nobody has',
      endpoint: 'passkeySignIn',
      body: { response: { id: 'nobody' } },
      status: 401,
      error: unknown,
    },
    { name: 'no passkey at all', endpoint: 'passkeySignIn', body: { response: {} }, status: 401, error: unknown },
    {
      name: 'a sign-in that says more',
      endpoint: 'passkeySignIn',
      body: { response: {}, username: 'demo' },
      status: 422,
      fields: { username: 'username is not a known field' },
    },
  ],
};
