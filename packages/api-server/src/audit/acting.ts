import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditActor } from '@switchboard/api-contract/audit';

/** Who does what is being done, and from where. */
export interface Acting {
  readonly by: AuditActor;
  /** The address that the call came from; none for schedules and commands. */
  readonly address?: string;
  /** Counts the lines that were written meanwhile, so that the gate notices a call that should leave one and left none. */
  lines: number;
}

const storage = new AsyncLocalStorage<Acting>();

/** Does `work` in the name of somebody: a member's call, a schedule, the assistant, a command of an admin. */
export const actAs = <T>(acting: Omit<Acting, 'lines'>, work: () => T): T => storage.run({ ...acting, lines: 0 }, work);

/** Who acts at the moment; undefined where the server does something for itself, such as a sweep. */
export const whoActs = (): Acting | undefined => storage.getStore();
