declare module '../../platform/store/Database.ts' {
  interface Tables {
    invitations: InvitationsTable;
  }
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
