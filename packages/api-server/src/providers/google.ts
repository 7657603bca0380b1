import { googleClient } from './googleAccount.ts';

/** Google without an account: the token endpoint tells a right OAuth client from a wrong one. */
export const google = googleClient('google');
