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
  /** The server that measured it; empty for what is of the organisation. */
  server: string;
  /** In percent, as is the threshold. */
  value: number;
  threshold: number;
  since: string;
  /** When it was last measured. A server that is gone measures nothing any more. */
  seenAt: string;
}
export type AlertKind = 'cpu' | 'memory' | 'failures';

/** What one server does for all each minute. Whoever moves `takenAt` on has that minute. */
export interface WatchTurnsTable {
  name: string;
  takenAt: string;
}
