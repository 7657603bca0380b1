import { type CallLimit, type CallLimitName, callLimits } from '@switchboard/api-contract/endpoints/callLimits';
import { demoCredentials } from '@switchboard/api-contract/session';
import { minuteMs } from '@switchboard/api-contract/time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from '../actor.ts';
import type { Clock } from '../clock.ts';
import { Refusal, tooMany } from '../Refusal.ts';
import type { Database } from '../store/Database.ts';
import type { SweepContext } from '../sweepNightly.ts';
import { networkOf } from './networkOf.ts';

declare module '../store/Database.ts' {
  interface Tables {
    callCounts: CallCountsTable;
  }
}

interface CallCountsTable {
  /** A name of `callLimits`. */
  limit: string;
  /** The id of the member, the key or the organisation, or the network of the address. */
  caller: string;
  /** When the first of these calls was made. */
  since: string;
  calls: number;
}

/** Who makes a call, and the answer to it. */
interface LimitedCall {
  readonly member: Member | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** For how long somebody is told to wait who has too much open. Nobody knows when they close some of it. */
const closedAfterSeconds = 60;

/**
 * Keeps calls within their limits. Calls are counted in the database, from the first one on until the limit's minutes
 * have passed; what is open at the same time is counted in this process.
 */
export class CallCounts {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #open = new Map<string, number>();

  constructor({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Does the work of a call, unless that would be one too many: then refuses as 'limited'. */
  async within<T>(name: CallLimitName, call: LimitedCall, work: () => Promise<T>): Promise<T> {
    const limit: CallLimit = callLimits[name];
    const caller = callerOf(limit, call);
    const { minutes, refusedAs } = limit;
    if (minutes === undefined) {
      this.#hold(limit, `${name} ${caller}`, call.reply);
      return work();
    }
    const counting = { ...limit, name, caller, minutes };
    if (refusedAs === undefined) {
      if (!(await this.#count(counting))) await this.#refuse(counting);
      return work();
    }
    await this.#refuse(counting);
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal && error.kind === refusedAs) await this.#count(counting);
      throw error;
    }
  }

  /** Counts a call; false: it is one too many, and is not counted. */
  async #count({ name: limit, caller, most, minutes }: Counting): Promise<boolean> {
    const now = this.#clock();
    const over = new Date(now.getTime() - minutes * minuteMs).toISOString();
    const since = now.toISOString();
    const counted = await this.#db
      .insertInto('callCounts')
      .values({ limit, caller, since, calls: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['limit', 'caller'])
          .doUpdateSet((eb) => ({
            since: eb.case().when('callCounts.since', '<=', over).then(since).else(eb.ref('callCounts.since')).end(),
            calls: eb
              .case()
              .when('callCounts.since', '<=', over)
              .then(1)
              .else(eb('callCounts.calls', '+', 1))
              .end(),
          }))
          .where((eb) => eb.or([eb('callCounts.since', '<=', over), eb('callCounts.calls', '<', most)])),
      )
      .returning('calls')
      .executeTakeFirst();
    return counted !== undefined;
  }

  /** Refuses if as many calls were counted as are allowed. */
  async #refuse({ name, caller, of, most, minutes }: Counting): Promise<void> {
    const row = await this.#db
      .selectFrom('callCounts')
      .select('since')
      .where('limit', '=', name)
      .where('caller', '=', caller)
      .where('calls', '>=', most)
      .executeTakeFirst();
    const leftMs = row ? Date.parse(row.since) + minutes * minuteMs - this.#clock().getTime() : 0;
    if (leftMs > 0) throw tooMany(of, Math.ceil(leftMs / 1_000));
  }

  /** Counts a call as open until its answer has ended, or its caller is gone. */
  #hold({ of, most }: CallLimit, key: string, { raw }: FastifyReply): void {
    const open = this.#open.get(key) ?? 0;
    if (open >= most) throw tooMany(of, closedAfterSeconds);
    if (raw.destroyed) return;
    this.#open.set(key, open + 1);
    raw.once('close', () => {
      const left = (this.#open.get(key) ?? 1) - 1;
      if (left > 0) this.#open.set(key, left);
      else this.#open.delete(key);
    });
  }
}

interface Counting extends CallLimit {
  readonly name: CallLimitName;
  readonly caller: string;
  readonly minutes: number;
}

function callerOf({ per }: CallLimit, { member, request }: LimitedCall): string {
  // The account of Demo Access is used by many people at once.
  const isShared = per === 'member' && member?.username === demoCredentials.username;
  if (per === 'address' || !member || isShared) return networkOf(request.ip);
  if (per === 'key') return member.key?.id ?? member.userId;
  return per === 'member' ? member.userId : member.tenantId;
}

/** Removes counts whose time has passed whatever their limit. */
export async function sweepCallCounts({ db, clock }: Pick<SweepContext, 'db' | 'clock'>): Promise<void> {
  const longest = Math.max(...Object.values(callLimits).map((limit) => ('minutes' in limit ? limit.minutes : 0)));
  const over = new Date(clock().getTime() - longest * minuteMs).toISOString();
  await db.deleteFrom('callCounts').where('since', '<=', over).execute();
}
