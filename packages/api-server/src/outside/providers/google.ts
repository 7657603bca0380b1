import { googleClient, googleToken } from './googleAccount.ts';
import type { Check } from './whoAmI.ts';

const clientAlone = googleClient('google');
const withToken = googleToken('google');

/** Google: with a Refresh Token whether Google takes it, without one whether it takes the OAuth client. */
export const google: Check = (credentials, call) =>
  (credentials['refreshToken'] ? withToken : clientAlone)(credentials, call);
