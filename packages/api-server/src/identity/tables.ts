import type { Generated } from 'kysely';

declare module '../platform/store/Database.ts' {
  interface Tables {
    sessions: SessionsTable;
    attempts: AttemptsTable;
    knownBrowsers: KnownBrowsersTable;
    invitations: InvitationsTable;
    passkeys: PasskeysTable;
    answeredChallenges: AnsweredChallengesTable;
  }
}

export interface SessionsTable {
  /** SHA-256 of the token, hexadecimal; the token itself is never stored. */
  tokenHash: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
  /** By which the member ends it; null for sessions of an earlier version. */
  id: Generated<string | null>;
  /** Such as 'Firefox on Linux'; null: not known. */
  browser: Generated<string | null>;
  /** Not written at each call: see `Sessions`. */
  lastSeenAt: Generated<string | null>;
  /** When the member last proved, in it, who they are; null: before this was kept. */
  provedAt: Generated<string | null>;
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

/** A browser in which a member has signed in. Wrong guesses from elsewhere do not keep it from signing in. */
export interface KnownBrowsersTable {
  userId: string;
  /** SHA-256 of its cookie, hexadecimal. */
  tokenHash: string;
  /** When it was last used to sign in. */
  at: string;
}

/** Somebody who was asked to join, or a member's link for a new password. */
export interface InvitationsTable {
  id: string;
  tenantId: string;
  /** SHA-256 of the token in its link, hexadecimal; the token itself is never stored. */
  tokenHash: string;
  /** Lower case. */
  email: string;
  role: string;
  /** The member who sets a new password; null: somebody new. */
  userId: string | null;
  /** Name of the admin; null: made by a command of the server. */
  invitedBy: string | null;
  at: string;
  expiresAt: string;
  usedAt: string | null;
  withdrawnAt: string | null;
}

export interface PasskeysTable {
  id: string;
  tenantId: string;
  userId: string;
  /** The authenticator's own name for it, base64url. Unique, because a sign-in names nobody. */
  credentialId: string;
  /** COSE, as the authenticator gave it. */
  publicKey: Uint8Array;
  /** The highest count of signatures that was seen; 0 for authenticators that do not count. */
  counter: number;
  /** How a browser reaches it: a list of text. */
  transportsJson: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** Challenges that were answered and would still be valid, so that none is answered twice. */
export interface AnsweredChallengesTable {
  /** SHA-256, hexadecimal. */
  challengeHash: string;
  /** When the challenge expires. */
  until: string;
}
