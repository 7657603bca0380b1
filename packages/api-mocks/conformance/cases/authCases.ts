import { demoCredentials } from '@switchboard/api-contract/session';
import { endpoints, type Endpoint, type EndpointName } from '@switchboard/api-contract/endpoints';
import { messages } from '@switchboard/api-contract/errors';
import { expect } from 'vitest';
import type { Case, Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';
import { examplePathValues } from '../examplePathValues.ts';

const signedIn = (Object.keys(endpoints) as EndpointName[]).filter((name) => (endpoints[name] as Endpoint).signedIn);

/** Signing in and out, and the owner of the token. */
export const authCases: Group = {
  title: 'signing in',
  cases: [
    {
      name: 'demo credentials bring a token, the user and the tenant',
      endpoint: 'login',
      body: demoCredentials,
      status: 200,
      check: (reading) => {
        const answer = jsonOf('login', reading);
        expect(answer.token).toMatch(/\S+/);
        expect(answer.user).toMatchObject({ username: 'demo', name: 'Demo User', role: 'tenant_admin' });
        expect(answer.tenant?.name).toBe('Northlight GmbH');
        expect(answer.error).toBeUndefined();
      },
    },
    {
      name: 'a wrong password',
      endpoint: 'login',
      body: { ...demoCredentials, password: 'wrong' },
      status: 401,
      error: messages.credentials,
    },
    {
      name: 'an unknown user, in the same words',
      endpoint: 'login',
      body: { username: 'nobody', password: 'wrong' },
      status: 401,
      error: messages.credentials,
    },
    {
      name: 'a blank username',
      endpoint: 'login',
      body: { username: '   ', password: 'x' },
      status: 422,
      error: 'Username is required',
      fields: { username: 'Username is required' },
    },
    {
      name: 'no password',
      endpoint: 'login',
      body: { username: 'demo' },
      status: 422,
      fields: { password: /^password is required$/i },
    },
    {
      name: 'a password that is no text',
      endpoint: 'login',
      body: { username: 'demo', password: 7 },
      status: 422,
      fields: { password: 'Password is required' },
    },
    {
      name: 'an unknown field',
      endpoint: 'login',
      body: { ...demoCredentials, remember: true },
      status: 422,
      fields: { remember: 'remember is not a known field' },
    },
    { name: 'a body that is not JSON', endpoint: 'login', text: '{"username":', status: 400 },
    {
      name: 'who the token stands for',
      endpoint: 'session',
      status: 200,
      check: (reading) => {
        expect(jsonOf('session', reading).user).toMatchObject({ username: 'demo', role: 'tenant_admin' });
        expect(reading.text).not.toMatch(/password|hash/i);
      },
    },
    {
      name: 'signing out ends that session and no other',
      endpoint: 'login',
      body: demoCredentials,
      status: 200,
      check: async (reading, ask) => {
        const token = jsonOf('login', reading).token ?? '';
        expect((await ask({ endpoint: 'session', token })).status).toBe(200);
        expect(jsonOf('logout', await ask({ endpoint: 'logout', token }))).toEqual({ ok: true });
        expect((await ask({ endpoint: 'session', token })).status).toBe(401);
        expect((await ask({ endpoint: 'session' })).status).toBe(200);
      },
    },
  ],
};

/** Every call except signing in needs a token. */
export const tokenCases: Group = {
  title: 'without a token that stands for somebody',
  cases: signedIn.flatMap((endpoint): Case[] => [
    { name: `${endpoint}: no token`, endpoint, path: examplePathValues, token: '', status: 401 },
    { name: `${endpoint}: a made-up token`, endpoint, path: examplePathValues, token: 'made-up', status: 401 },
  ]),
};

/** Single sign-on of a server that has none. */
export const signOnCases: Group = {
  title: 'single sign-on',
  cases: [
    {
      name: 'without it, nothing names a provider, and passwords are on',
      endpoint: 'signInWays',
      token: '',
      status: 200,
      check: (reading) => expect(jsonOf('signInWays', reading)).toEqual({ passwordsOff: false }),
    },
    { name: 'a beginning leads back to the sign-in page', endpoint: 'beginSignOn', token: '', status: 303 },
    { name: 'and so does what no provider sent', endpoint: 'signOnCallback', token: '', status: 303 },
    {
      name: 'a ticket that nobody gave',
      endpoint: 'finishSignOn',
      body: { ticket: 't'.repeat(43) },
      token: '',
      status: 422,
      fields: { ticket: 'This sign-in was used, or took too long. Please sign in again' },
    },
    {
      name: 'no ticket',
      endpoint: 'finishSignOn',
      body: { ticket: ' ' },
      token: '',
      status: 422,
      fields: { ticket: 'Ticket is required' },
    },
    { name: 'a member who is not joined', endpoint: 'unjoinMember', path: { memberId: 'demo-user' }, status: 409 },
    {
      name: 'the demo account as Emergency',
      endpoint: 'markEmergency',
      path: { memberId: 'demo-user' },
      body: { emergency: true },
      status: 409,
      error: 'The demo account can’t be marked as Emergency',
    },
  ],
};
