import { loginResponse } from '../auth.ts';
import {
  addPasskeyRequest,
  passkeyList,
  passkeyRow,
  passkeySignInRequest,
  renamePasskeyRequest,
  webauthnJson,
} from '../passkeys.ts';
import { anyone, noLine, own } from './Endpoint.ts';

/** Signing in without a password. The demo account can have no passkey: 409. */
export const passkeyEndpoints = {
  passkeys: own.get('/api/auth/passkeys', passkeyList),
  /** What `navigator.credentials.create` is asked. */
  passkeyOptions: own.post('/api/auth/passkeys/options', undefined, webauthnJson, noLine('only asks')),
  addPasskey: { ...own.post('/api/auth/passkeys', addPasskeyRequest, passkeyRow, 'passkey.added'), created: true },
  renamePasskey: own.patch('/api/auth/passkeys/:passkeyId', renamePasskeyRequest, passkeyRow, 'passkey.renamed'),
  removePasskey: own.remove('/api/auth/passkeys/:passkeyId', 'passkey.removed'),
  /** What `navigator.credentials.get` is asked. */
  passkeySignInOptions: anyone.post('/api/auth/passkey/options', undefined, webauthnJson, noLine('only asks')),
  /** Answers as a sign-in does. */
  passkeySignIn: anyone.post('/api/auth/passkey', passkeySignInRequest, loginResponse, 'session.signed-in'),
} as const;
