import type { KeyActs } from '@switchboard/api-contract/keys';
import type { Generated } from 'kysely';

declare module '../platform/store/Database.ts' {
  interface Tables {
    sessions: SessionsTable;
    attempts: AttemptsTable;
    knownBrowsers: KnownBrowsersTable;
    invitations: InvitationsTable;
    passkeys: PasskeysTable;
    programKeys: ProgramKeysTable;
    answeredChallenges: AnsweredChallengesTable;
    signOnMembers: SignOnMembersTable;
    signOnVisits: SignOnVisitsTable;
    signOnTickets: SignOnTicketsTable;
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
  /** 1: it began with single sign-on. */
  bySignOn: Generated<number>;
  /** Where the browser may go to sign out at the identity provider, too; with the ID token, which opens nothing here. */
  signOutAt: Generated<string | null>;
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

/** A key for a program, with which it makes calls in place of the member who made it. */
export interface ProgramKeysTable {
  id: string;
  tenantId: string;
  userId: string;
  /** SHA-256 of the key, hexadecimal; the key itself is never stored. */
  keyHash: string;
  /** Its first characters, by which people tell keys apart. */
  start: string;
  name: string;
  /** A list of text: see `keyRights`. */
  rightsJson: string;
  /** A list of ids; null: all agents. */
  agentsJson: string | null;
  /** One of `keyActs`. */
  acts: KeyActs;
  createdAt: string;
  expiresAt: string;
  /** Not written at each call: see `findKey`. */
  lastUsedAt: string | null;
  revokedAt: string | null;
}

/** Challenges that were answered and would still be valid, so that none is answered twice. */
export interface AnsweredChallengesTable {
  /** SHA-256, hexadecimal. */
  challengeHash: string;
  /** When the challenge expires. */
  until: string;
}

/** A member's account at an identity provider. */
export interface SignOnMembersTable {
  /** Without a slash at its end. */
  issuer: string;
  sub: string;
  tenantId: string;
  userId: string;
  /** 1: the provider said the member's role at the last sign-in. */
  roleSet: number;
  /** The address that the provider said last, if it is not the member's here. */
  otherEmail: string | null;
  /** When they last signed in with it. */
  signedInAt: string;
}

/** A browser that went to the identity provider and has not come back. */
export interface SignOnVisitsTable {
  /** SHA-256 of the state, hexadecimal. */
  stateHash: string;
  /** The same of the browser's cookie. */
  browserHash: string;
  nonce: string;
  /** Of PKCE; null: it is off. */
  verifier: string | null;
  /** The page to come back to. */
  to: string;
  expiresAt: string;
}

/** Somebody who came back, and whose browser may begin a session once. */
export interface SignOnTicketsTable {
  /** SHA-256 of the ticket, hexadecimal. */
  ticketHash: string;
  browserHash: string;
  userId: string;
  /** See the session's. */
  signOutAt: string | null;
  expiresAt: string;
}
