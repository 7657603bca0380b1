declare module '../../platform/store/Database.ts' {
  interface Tables {
    alerts: AlertsTable;
    watchTurns: WatchTurnsTable;
  }
}

/** A threshold of the orchestrator that is crossed. The row goes once the value is 5 points below it. */
export interface AlertsTable {
  tenantId: string;
  kind: AlertKind;
  /** The server that measured itself; empty for a value of the organisation. */
  server: string;
  /** In percent, as is the threshold. */
  value: number;
  threshold: number;
  since: string;
  /** When it was last measured. A server that is gone measures nothing any more. */
  seenAt: string;
}
export type AlertKind = 'cpu' | 'memory' | 'failures';

/** The minute that was last taken. Of the servers that share the database, the one that moves `takenAt` on works in it. */
export interface WatchTurnsTable {
  name: string;
  takenAt: string;
}
