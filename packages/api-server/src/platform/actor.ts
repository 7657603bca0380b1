import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditActor, AuditKind } from '@switchboard/api-contract/audit';

/** The member that a call is made for. */
export interface Member {
  readonly userId: string;
  readonly tenantId: string;
  readonly tenantName: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

/** What a call has written down so far, for the gate to compare with what it declares. */
export interface AuditTrace {
  readonly kinds: AuditKind[];
  /** It found everything as it was wanted, so there is nothing to write down. */
  isUnchanged: boolean;
}

/** Who does what is being done, and from where. */
export interface ActorContext {
  /** Nobody yet, while somebody signs in. */
  readonly by?: AuditActor | undefined;
  /** The address that the call came from; none for schedules and commands. */
  readonly address?: string | undefined;
  readonly trace: AuditTrace;
}

const storage = new AsyncLocalStorage<ActorContext>();

/**
 * Does `work` in the name of somebody: a member's call, a schedule, the assistant, a command of an admin. Inside
 * another, whoever did that is told of what is written down, too.
 */
export const asActor = <T>({ by, address }: Omit<ActorContext, 'trace'>, work: () => T): T =>
  storage.run({ by, address, trace: currentActor()?.trace ?? { kinds: [], isUnchanged: false } }, work);

/** Does `work` in nobody's name, whoever's call it grew from, such as what is queued. */
export const asServer = <T>(work: () => T): T => storage.exit(work);

/** Who acts at the moment; undefined where the server does something for itself, such as a sweep. */
export const currentActor = (): ActorContext | undefined => storage.getStore();

/** Says that a call which declares a line leaves none, because it changed nothing. */
export function markUnchanged(): void {
  const actor = currentActor();
  if (actor) actor.trace.isUnchanged = true;
}
