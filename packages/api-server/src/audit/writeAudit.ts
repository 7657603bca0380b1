import type { AuditActor, AuditChange, AuditKind } from '@switchboard/api-contract/audit';
import { cut } from '@switchboard/api-contract/text';
import { afterCommit, type StoreWriter } from '../platform/store/Database.ts';
import { auditChannel, type PrintedLine } from './printAudit.ts';
import { currentActor } from '../platform/actor.ts';

/** What happened, as a line of the audit log. */
interface AuditEntry {
  readonly tenantId: string;
  readonly kind: AuditKind;
  /** An ISO instant. */
  readonly at: string;
  /** By default the current actor (see `asActor`). */
  readonly by?: AuditActor;
  /** What the action was done to, as people know it: a name, an address. */
  readonly target?: string | undefined;
  readonly agentId?: string | undefined;
  readonly runId?: string | undefined;
  /** Values before and after; a secret only as 'changed'. */
  readonly changes?: readonly AuditChange[];
}

/** Adds a line to the audit log. Call it in the transaction of the action itself, so that neither is stored alone. */
export async function writeAudit(
  db: Pick<StoreWriter, 'insertInto'>,
  { tenantId, kind, at, by, target, agentId, runId, changes = [] }: AuditEntry,
): Promise<void> {
  const actor = currentActor();
  // Without an actor it is a command of the operator; an actor without a name is somebody who is signing in.
  const who = by ?? actor?.by ?? { type: actor ? 'member' : 'admin' };
  actor?.trace.kinds.push(kind);
  const address = actor?.address;
  await db
    .insertInto('audit')
    .values({
      tenantId,
      at,
      kind,
      byType: who.type,
      byId: who.id ?? null,
      byName: who.name ?? null,
      address: address ?? null,
      agentId: agentId ?? null,
      runId: runId ?? null,
      target: target ?? null,
      changesJson: JSON.stringify(changes),
    })
    .execute();
  const line = { audit: kind, at, tenant: tenantId, by: who, address, agent: agentId, run: runId, target, changes };
  afterCommit(db, () => auditChannel.publish(line satisfies PrintedLine));
}

/** Long texts, such as mails, are cut: the log says who did what, not what they wrote. */
const maxLength = 200;

/** A value as the audit log stores it; undefined if it is empty. */
export function auditText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const text =
    typeof value === 'string'
      ? value
      : Array.isArray(value) && value.every((one) => typeof one !== 'object')
        ? value.join(', ')
        : JSON.stringify(value);
  return text === '' ? undefined : cut(text.trim().replaceAll(/\s+/g, ' '), maxLength);
}

/** One value before and after, as the audit log stores it; an empty list if it stayed the same. */
export function changeOf(field: string, before: unknown, after: unknown): AuditChange[] {
  const change = { field, old: auditText(before), new: auditText(after) };
  const isEmpty = change.old === undefined && change.new === undefined;
  return isEmpty || JSON.stringify(before) === JSON.stringify(after) ? [] : [change];
}

/** The changes of all fields whose values differ. */
export const auditChangesBetween = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): AuditChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) =>
    changeOf(field, before[field], after[field]),
  );
