import type { FastifyInstance } from 'fastify';
import type { Context } from '../Context.ts';
import type { Jobs } from '../../runs/queue/Jobs.ts';
import type { Timers } from '../Timers.ts';
import type { Attempts } from '../../identity/Attempts.ts';
import type { Sessions } from '../../identity/Sessions.ts';
import type { AnswerCache } from './AnswerCache.ts';

/** The server that files in `routes/` register their calls on. */
export interface Server {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly answers: AnswerCache;
  readonly jobs: Jobs;
  readonly timers: Timers;
  /** A call that does not leave the lines in the audit log that it declares fails: in tests. */
  readonly strict: boolean;
}
