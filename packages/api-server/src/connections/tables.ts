declare module '../platform/store/Database.ts' {
  interface Tables {
    consents: ConsentsTable;
  }
}

/** A visit to Google's consent screen that a member began. It ends when the browser comes back, or after ten minutes. */
export interface ConsentsTable {
  /** SHA-256 of the `state` that Google sends back, hexadecimal. */
  stateHash: string;
  tenantId: string;
  userId: string;
  /** The session that it was begun in: see `SessionsTable`. */
  sessionHash: string;
  /** SHA-256 of the cookie of the browser that it was begun in. */
  browserHash: string;
  /** Id in the catalogue. */
  serviceId: string;
  /** The OAuth client and the code verifier as JSON, sealed by the vault for [tenant, 'consent', stateHash]. */
  client: Uint8Array;
  /** The redirect address, as it was given to Google. */
  redirect: string;
  expiresAt: string;
}
