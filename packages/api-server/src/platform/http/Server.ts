import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../Context.ts';
import type { Member } from '../actor.ts';
import type { Timers } from '../clock.ts';
import type { CallCounts } from './CallCounts.ts';

/**
 * What routes register their calls with. A folder whose calls need more adds it with `declare module`, in its own
 * files.
 */
export interface Server {
  readonly app: FastifyInstance;
  readonly context: Context;
  /** The member that is signed in with a token, or whose key it is. */
  readonly findMember: (token: string, request: FastifyRequest) => Promise<Member | undefined>;
  /** Whether its member signed in, or proved who they are, within the last minutes. */
  readonly isProven: (token: string) => Promise<boolean>;
  /** How often limited calls were made. */
  readonly callCounts: CallCounts;
  readonly timers: Timers;
  /** In tests: a call fails that writes other audit lines, or refuses in another way, than its endpoint declares. */
  readonly strict: boolean;
}
