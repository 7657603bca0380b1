import { loginResponse } from '../auth.ts';
import {
  addPasskeyRequest,
  passkeyList,
  passkeyRow,
  passkeySignInRequest,
  renamePasskeyRequest,
  webauthnJson,
} from '../passkeys.ts';
import { own } from './Endpoint.ts';

/** Signing in without a password. The demo account can have no passkey: 409. */
export const passkeyEndpoints = {
  passkeys: own.get('/api/auth/passkeys', passkeyList),
  /** What `navigator.credentials.create` is asked. */
  passkeyOptions: own.post('/api/auth/passkeys/options', undefined, webauthnJson),
  addPasskey: { ...own.post('/api/auth/passkeys', addPasskeyRequest, passkeyRow), created: true },
  renamePasskey: own.patch('/api/auth/passkeys/:passkeyId', renamePasskeyRequest, passkeyRow),
  removePasskey: own.remove('/api/auth/passkeys/:passkeyId'),
  /** What `navigator.credentials.get` is asked. */
  passkeySignInOptions: {
    method: 'POST',
    path: '/api/auth/passkey/options',
    request: undefined,
    response: webauthnJson,
    signedIn: false,
    right: undefined,
  },
  /** Answers as a sign-in does. */
  passkeySignIn: {
    method: 'POST',
    path: '/api/auth/passkey',
    request: passkeySignInRequest,
    response: loginResponse,
    signedIn: false,
    right: undefined,
  },
} as const;
