declare module '../../platform/store/Database.ts' {
  interface Tables {
    passkeys: PasskeysTable;
    answeredChallenges: AnsweredChallengesTable;
  }
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
