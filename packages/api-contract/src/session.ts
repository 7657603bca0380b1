// Sign-in loads this before any schema, so it stands apart from auth.ts.

/** The account created on a first start, which Demo Access signs in with. */
export const demoCredentials = { username: 'demo', password: 'demo-switchboard' } as const;

/** Keys of the browser storage. `token` and `authToken` are older names: read or removed, never written. */
export const storageKeys = {
  token: 'auth_token',
  user: 'auth_user',
  tenant: 'auth_tenant',
  olderToken: 'authToken',
  oldestToken: 'token',
} as const;
