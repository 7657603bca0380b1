import type { Generated } from 'kysely';

declare module '../platform/store/Database.ts' {
  interface Tables {
    sessions: SessionsTable;
    attempts: AttemptsTable;
    knownBrowsers: KnownBrowsersTable;
  }
}

export interface SessionsTable {
  /** SHA-256 of the token, hexadecimal; the token itself is never stored. */
  tokenHash: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
  /** What the member ends it by; null for sessions of an earlier version. */
  id: Generated<string | null>;
  /** Such as 'Firefox on Linux'; null: not known. */
  browser: Generated<string | null>;
  /** Not written at each call: see `Sessions`. */
  lastSeenAt: Generated<string | null>;
}

export interface AttemptsTable {
  id: string;
  /** SHA-256 of the typed name, hexadecimal. There may be no such member. */
  account: string;
  /** The network that the attempt came from. */
  address: string;
  /** 1 while the password is being checked, 0 once it failed. A success leaves no row. */
  checking: number;
  /** When the check began, or failed. */
  at: string;
}

/** A browser in which a member has signed in: wrong guesses of others don't hold it up. */
export interface KnownBrowsersTable {
  userId: string;
  /** SHA-256 of its cookie, hexadecimal. */
  tokenHash: string;
  /** When it was last used to sign in. */
  at: string;
}
