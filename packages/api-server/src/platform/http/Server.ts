import type { FastifyInstance } from 'fastify';
import type { Context } from '../Context.ts';
import type { Member } from '../actor.ts';
import type { Timers } from '../clock.ts';

/** The server that routes register their calls on. A domain whose calls need more declares it here, in its own folder. */
export interface Server {
  readonly app: FastifyInstance;
  readonly context: Context;
  /** The member that is signed in with a token. */
  readonly findMember: (token: string) => Promise<Member | undefined>;
  readonly timers: Timers;
  /** A call that leaves other lines in the audit log, or refuses otherwise, than it declares fails: in tests. */
  readonly strict: boolean;
}
