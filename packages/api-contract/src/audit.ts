import * as v from 'valibot';
import { cell, figure, flag, instant, rows, text } from './wire.ts';

/** Who can do something. A schedule's `name` is the agent's. */
export const actorTypes = ['member', 'key', 'schedule', 'assistant', 'admin'] as const;
export type ActorType = (typeof actorTypes)[number];

export interface AuditActor {
  readonly type: ActorType;
  /** A member's or a key's. */
  readonly id?: string;
  readonly name?: string;
}

/** What is written down, as `<subject>.<verb>`. */
export const auditKinds = [
  'session.signed-in',
  'session.refused',
  'session.signed-out',
  'session.ended',
  'password.changed',
  'password.reset',
  'password.reset-asked',
  'passkey.added',
  'passkey.renamed',
  'passkey.removed',
  'key.made',
  'key.revoked',
  'member.invited',
  'member.joined',
  'member.sign-on-joined',
  'member.sign-on-unjoined',
  'member.address-differs',
  'member.emergency-set',
  'member.role-changed',
  'member.removed',
  'invitation.withdrawn',
  'organisation.created',
  'organisation.changed',
  'organisation.exported',
  'organisation.swept',
  'demo.disabled',
  'demo.enabled',
  'connection.set-up',
  'connection.consented',
  'connection.tested',
  'connection.failed',
  'connection.removed',
  'sandbox.connected',
  'sandbox.records-deleted',
  'agent.created',
  'agent.deleted',
  'agent.started',
  'agent.stopped',
  'agent.restarted',
  'agent.configured',
  'schedule.set',
  'prompt.saved',
  'run.started',
  'run.cancelled',
  'run.retried',
  'research.started',
  'workflow.added',
  'workflow.planned',
  'workflow.paused',
  'workflow.resumed',
  'workflow.cancelled',
  'workflow.retried',
  'record.added',
  'record.changed',
  'record.deleted',
  'record.restored',
  'records.changed',
  'records.deleted',
  'records.restored',
  'records.exported',
  'records.sent',
  'records.matched',
  'contacts.synced',
  'contacts.sync-discarded',
  'contacts.merged',
  'contacts.kept-apart',
  'request.allowed',
  'request.discarded',
  'proposal.done',
  'proposal.discarded',
  'reply.sent',
  'reply.undone',
  'reply.edited',
  'reply.discarded',
  'email.sent',
  'event.sent',
  'answer.undone',
  'budget.set',
  'budget.near',
  'budget.reached',
  'price.set',
  'usage.exported',
  'notification.set',
  'notification.tested',
  'audit.exported',
] as const;
export type AuditKind = (typeof auditKinds)[number];

type FirstWord<K extends AuditKind> = K extends `${infer Word}.${string}` ? Word : never;
/** What kinds are about: what stands before the point; of one record or of many, records. */
export type AuditSubject = Exclude<FirstWord<AuditKind>, 'record'>;
export const auditSubjectOf = (kind: AuditKind): AuditSubject =>
  kind.slice(0, kind.indexOf('.')).replace(/^record$/, 'records') as AuditSubject;

/** One value before and after, as texts; a secret's are never told, it only says 'changed'. */
const auditChange = v.object({ field: text(), old: text(), new: text() });
export interface AuditChange {
  readonly field: string;
  readonly old?: string | undefined;
  readonly new?: string | undefined;
}

/** A line of the audit log. */
export const auditLine = v.object({
  id: v.string(),
  at: instant(),
  kind: text(),
  by: cell(v.object({ type: text(), id: text(), name: text() })),
  address: text(),
  agentId: text(),
  runId: text(),
  /** What it was done to, in words that people know. */
  target: text(),
  changes: cell(v.array(auditChange)),
});
export type AuditLine = v.InferOutput<typeof auditLine>;

/**
 * Answer of `GET /api/audit`, newest first; `next` is the cursor of the lines before. The first page says how many
 * lines match: `more` if there are more of them than are counted. `days`: how long they are kept.
 */
export const auditList = v.object({
  items: rows(auditLine),
  next: text(),
  total: figure(),
  more: flag(),
  days: figure(),
});
