import type { Context } from '../../platform/Context.ts';

/**
 * Queues or begins what is due by itself, and returns when the next is. `track` is given the work that goes on
 * meanwhile.
 */
export type QueueDue = (context: Context, track: (work: Promise<unknown>) => void) => Promise<Date | undefined>;

declare module '../../tenants/Program.ts' {
  interface Program {
    /** What of it comes due by itself, besides its runs by schedule. */
    readonly due?: QueueDue;
  }
}
