import { channel } from 'node:diagnostics_channel';
import type { AuditActor, AuditChange, AuditKind } from '@switchboard/api-contract/audit';

/** A line of the audit log as it is printed: what is stored of it. */
export interface PrintedLine {
  readonly audit: AuditKind;
  readonly at: string;
  readonly tenant: string;
  readonly by: AuditActor;
  readonly address: string | undefined;
  readonly agent: string | undefined;
  readonly run: string | undefined;
  readonly target: string | undefined;
  readonly changes: readonly AuditChange[];
}

/** Tells of each line once it is committed. */
export const auditChannel = channel('switchboard.audit');

/** Prints each line of the audit log as JSON, until the returned function is called. */
export function printAudit(write: (line: string) => void): () => void {
  const print = (line: unknown): void => write(`${JSON.stringify(line)}\n`);
  auditChannel.subscribe(print);
  return () => {
    auditChannel.unsubscribe(print);
  };
}
