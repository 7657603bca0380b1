import type { AuditKind } from '@switchboard/api-contract/audit';
import { auditOf, type Endpoint } from '@switchboard/api-contract/endpoints';
import type { FastifyRequest } from 'fastify';
import { asActor, currentActor, type AuditTrace } from '../actor.ts';
import type { Member } from '../Member.ts';
import type { Server } from './Server.ts';

/** A call left other lines in the audit log than it declares. */
class UnauditedCall extends Error {
  override readonly name = 'UnauditedCall';
}

/**
 * Does what a call does in the name of its member, and compares what it left in the audit log with what it declares. A
 * call that does not keep its word fails in tests; in production it has been done by then, so it is only logged.
 */
export async function checkAuditLines<T>(
  { app, strict }: Pick<Server, 'app' | 'strict'>,
  endpoint: Endpoint,
  { member, request }: { readonly member: Member | undefined; readonly request: FastifyRequest },
  work: () => Promise<T>,
): Promise<T> {
  const by = member && ({ type: 'member', id: member.userId, name: member.name } as const);
  const { answer, trace } = await asActor({ by, address: request.ip }, async () => ({
    answer: await work(),
    trace: currentActor()?.trace,
  }));
  const fault = trace && faultOf(auditOf(endpoint), trace);
  if (fault !== undefined) {
    const said = `${endpoint.method} ${endpoint.path} ${fault}`;
    if (strict) throw new UnauditedCall(said);
    app.log.error({ request: request.id }, said);
  }
  return answer;
}

/** What is wrong with what a call left; undefined if nothing is. One that declares nothing may do things that tell. */
function faultOf(declared: readonly AuditKind[], { kinds, isUnchanged }: AuditTrace): string | undefined {
  if (declared.length === 0) return undefined;
  if (kinds.length === 0 && !isUnchanged)
    return `left no line in the audit log: ${declared.join(' or ')} is declared. Use writeAudit, or markUnchanged where nothing changed`;
  const strange = kinds.filter((kind) => !declared.includes(kind));
  return strange.length > 0
    ? `left ${strange.join(', ')} in the audit log, which it does not declare beside ${declared.join(', ')}`
    : undefined;
}
