import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const given = {
  OIDC_ISSUER: 'https://login.example/realms/one/',
  OIDC_CLIENT_ID: ' us ',
  OIDC_CLIENT_SECRET: ' a secret\n',
  OIDC_ORGANISATION: 'Northlight GmbH',
  PUBLIC_URL: 'https://switchboard.example/',
};

test('has a standard value for what need not be set, and trims the rest', () => {
  expect(readConfig(given).signOn).toEqual({
    issuer: 'https://login.example/realms/one',
    metadata: 'https://login.example/realms/one/.well-known/openid-configuration',
    clientId: 'us',
    clientSecret: 'a secret',
    organisation: 'Northlight GmbH',
    name: 'login.example',
    redirect: 'https://switchboard.example/api/sso/callback',
    email: 'verified',
    join: 'off',
    roleClaim: undefined,
    scope: 'openid email profile',
    pkce: true,
    clientAuth: undefined,
    hours: 12,
    insecure: false,
  });
  expect(readConfig({ ...given, OIDC_ISSUER: '' }).signOn).toBeUndefined();
});

test('takes the whole address of the metadata, which names the same issuer', () => {
  const { issuer, metadata } = readConfig(given).signOn ?? {};
  expect(readConfig({ ...given, OIDC_ISSUER: metadata ?? '' }).signOn).toMatchObject({ issuer, metadata });
});

test.each([
  [{ OIDC_CLIENT_SECRET: '', PUBLIC_URL: '' }, 'these must be set, too: OIDC_CLIENT_SECRET, PUBLIC_URL'],
  [{ OIDC_ISSUER: 'http://login.example' }, 'OIDC_ISSUER must be an https address'],
  [{ OIDC_ISSUER: 'ftp://login.example' }, 'OIDC_ISSUER must be an http or https address'],
  [{ OIDC_SCOPE: 'email profile' }, 'OIDC_SCOPE must have openid'],
  [{ OIDC_EMAIL: 'never' }, 'OIDC_EMAIL must be verified, unless-denied or any'],
  [{ OIDC_JOIN: 'admin' }, 'OIDC_JOIN must be off or viewer'],
  [{ OIDC_HOURS: '0' }, 'OIDC_HOURS must be a whole number from 1'],
])('refuses %j', (env, message) => {
  expect(() => readConfig({ ...given, ...env })).toThrow(message);
});

test.each([
  [{ OIDC_ISSUER: 'http://127.0.0.1:4593/api/oidc' }],
  [{ OIDC_ISSUER: 'http://[::1]:4593' }],
  [{ OIDC_ISSUER: 'http://login.example', OIDC_HTTP: 'on' }],
])('takes %j', (env) => {
  expect(readConfig({ ...given, ...env }).signOn?.insecure).toBe(true);
});
