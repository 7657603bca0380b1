import type { AuditKind } from '../audit.ts';
import type { Endpoint } from './Endpoint.ts';

/** The kinds of lines, one or more of which a call that succeeds leaves in the audit log; none for most reads. */
export const auditOf = ({ audit = [] }: Pick<Endpoint, 'audit'>): readonly AuditKind[] =>
  typeof audit === 'string' ? [audit] : 'noLine' in audit ? [] : audit;
