import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditActor, AuditKind } from '@switchboard/api-contract/audit';
import type { KeyActs, KeyRight } from '@switchboard/api-contract/keys';
import { type Right, roleMay } from '@switchboard/api-contract/roles';
import { activeSpan } from './tracing/traced.ts';

/** The member that a call is made for. */
export interface Member {
  readonly userId: string;
  readonly tenantId: string;
  readonly tenantName: string;
  readonly username: string;
  /** As what they do is told: the member's, or 'Key Claude Code' of a key. */
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** The key that the call came with; missing: the member is signed in. */
  readonly key?: CallerKey;
}

/** A key that makes a call in place of its maker. */
export interface CallerKey {
  readonly id: string;
  readonly name: string;
  /** The name of the member who made it. */
  readonly owner: string;
  readonly rights: readonly KeyRight[];
  /** Ids of the agents that it is limited to; missing: all. */
  readonly agents?: readonly string[];
  readonly acts: KeyActs;
}

interface Caller {
  readonly role: string;
  readonly key?: CallerKey | undefined;
}

/** Whether a caller may do what needs this right: the member by their role and, where a key stands in, the key. */
export const memberMay = ({ role, key }: Caller, right: Right): boolean =>
  roleMay(role, right) && (key === undefined || key.rights.some((one) => one === right));

/** Whether a caller may use an agent with this id: a key may be limited to some. */
export const mayUseAgent = ({ key }: Pick<Member, 'key'>, agentId: string): boolean =>
  key?.agents?.includes(agentId) ?? true;

/** In whose name a caller acts: a key, or the member. */
export const actorOf = ({ userId, name, key }: Pick<Member, 'userId' | 'name' | 'key'>): AuditActor =>
  key ? { type: 'key', id: key.id, name: key.name } : { type: 'member', id: userId, name };

/** The audit lines that a call has written so far. `route` compares them with those that the endpoint declares. */
export interface AuditTrace {
  readonly kinds: AuditKind[];
  /** Whether the call changed nothing, so that there is no line to write. */
  isUnchanged: boolean;
}

/** In whose name something is done, and from where. */
export interface ActorContext {
  /** undefined while somebody signs in. */
  readonly by?: AuditActor | undefined;
  /** The address that the call came from; none for schedules and commands. */
  readonly address?: string | undefined;
  readonly trace: AuditTrace;
}

const storage = new AsyncLocalStorage<ActorContext>();

/**
 * Does `work` in the name of somebody: a member's call, a schedule, the assistant, a command of an admin. Inside
 * another `asActor`, both share one trace: lines that the assistant writes are those of the member's call, too.
 */
export const asActor = <T>({ by, address }: Omit<ActorContext, 'trace'>, work: () => T): T =>
  storage.run({ by, address, trace: currentActor()?.trace ?? { kinds: [], isUnchanged: false } }, work);

/** Does `work` in nobody's name, even inside a call: for what a call only sets off, such as a queued run. */
export const asServer = <T>(work: () => T): T => storage.exit(() => activeSpan.exit(work));

/** In whose name the running code acts; undefined if the server does something by itself, such as a sweep. */
export const currentActor = (): ActorContext | undefined => storage.getStore();

/** Call it where a call that declares an audit line writes none, because it changed nothing. */
export function markUnchanged(): void {
  const actor = currentActor();
  if (actor) actor.trace.isUnchanged = true;
}
