declare module '../platform/store/Database.ts' {
  interface Tables {
    attentionLater: AttentionLaterTable;
    visits: VisitsTable;
  }
}

/** What a member put off. */
export interface AttentionLaterTable {
  tenantId: string;
  userId: string;
  itemId: string;
  /** When it is shown again. */
  until: string;
}

/** When a member was here. */
export interface VisitsTable {
  tenantId: string;
  userId: string;
  /** When they were last seen, within a quarter of an hour. */
  seenAt: string;
  /** From when to when they were away before this visit; null: not for long, or they put away what was done meanwhile. */
  awayFrom: string | null;
  awayUntil: string | null;
}
