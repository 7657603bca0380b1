import {
  loginRequest,
  loginResponse,
  logoutResponse,
  sessionResponse,
  addPasskeyRequest,
  passkeyList,
  passkeyRow,
  passkeySignInRequest,
  proofRequest,
  renamePasskeyRequest,
  webauthnJson,
} from '../auth.ts';
import { anyone, done, own, noAuditLine } from './Endpoint.ts';

const noName = 'The server has no name, without which no browser makes a passkey';

/** Signing in without a password. */
export const passkeyEndpoints = {
  passkeys: own.get('/api/auth/passkeys', passkeyList),
  passkeyOptions: {
    ...own.post('/api/auth/passkeys/options', undefined, webauthnJson, noAuditLine('only asks'), {
      conflict: `It is the demo account, or there is no room for another. ${noName}`,
    }),
    proven: true,
    limit: 'passkeysAsked',
  },
  addPasskey: {
    ...own.post('/api/auth/passkeys', addPasskeyRequest, passkeyRow, 'passkey.added', {
      conflict: `It is the demo account, there is no room for another, or it is in use. ${noName}`,
    }),
    created: true,
    proven: true,
    limit: 'passkeysAsked',
  },
  renamePasskey: own.patch('/api/auth/passkeys/:passkeyId', renamePasskeyRequest, passkeyRow, 'passkey.renamed'),
  removePasskey: { ...own.remove('/api/auth/passkeys/:passkeyId', 'passkey.removed'), proven: true },
  prove: {
    ...own.post('/api/auth/proof', proofRequest, done, noAuditLine('what is done with it has its own line'), {
      conflict: noName,
    }),
    limit: 'proofsFailed',
  },
  passkeySignInOptions: {
    ...anyone.post('/api/auth/passkey/options', undefined, webauthnJson, noAuditLine('only asks'), {
      conflict: noName,
    }),
    limit: 'passkeySignInsAsked',
  },
  passkeySignIn: {
    ...anyone.post('/api/auth/passkey', passkeySignInRequest, loginResponse, 'session.signed-in', {
      unauthenticated: 'The passkey is not known, or was not confirmed',
      conflict: noName,
    }),
    limit: 'passkeySignInsFailed',
  },
} as const;

/** Signing in and out. */
export const sessionEndpoints = {
  login: anyone.post('/api/auth/login', loginRequest, loginResponse, 'session.signed-in', {
    unauthenticated: 'The credentials are wrong',
    limited: 'Too many failed tries; Retry-After says how long',
  }),
  logout: own.post('/api/auth/logout', undefined, logoutResponse, 'session.signed-out'),
  session: own.get('/api/auth/session', sessionResponse),
} as const;
