import { listStatusOf } from '@switchboard/api-contract/agents';
import type { activity } from '@switchboard/api-contract/records/shared';
import type { InferInput } from 'valibot';
import type { Database } from '../../store/Database.ts';
import { entryOf } from '../agents/agentKey.ts';
import type { AgentRow } from '../agents/agentRows.ts';

/** The lines of Recent Activity that an answer holds, newest first. */
const listed = 20;

type ActivityAnswer = InferInput<typeof activity>;

/** What every status answer begins with. */
export interface PageHead {
  readonly status: string;
  /** When anything on the page last changed; never the moment of asking. */
  readonly asOf: string;
  readonly activity: ActivityAnswer[];
}

/** The page of one agent. */
export interface Page {
  readonly head: PageHead;
  /** The moment that the built-in samples are told from; undefined as soon as the tenant has a record or a run of its own here. */
  readonly samplesAt: Date | undefined;
}

/** Reads the head of an agent's page, and whether it still shows the samples. */
export async function openPage(db: Database, row: AgentRow): Promise<Page> {
  const lines = await db.selectFrom('activity').select(['id', 'kind', 'text', 'at']).where('tenantId', '=', row.tenantId).where('agentId', '=', row.id).orderBy('id', 'desc').limit(listed).execute();
  const samplesAt = await samplesOf(db, row);
  const changes = [row.createdAt, samplesAt?.toISOString(), lines[0]?.at, ...(await runMoments(db, row))].filter((at) => typeof at === 'string');
  return {
    head: { status: listStatusOf[row.status], asOf: changes.toSorted().at(-1) ?? row.createdAt, activity: lines.map((line) => ({ ...line, id: `activity-own-${line.id}` })) },
    samplesAt,
  };
}

async function runMoments(db: Database, { tenantId, id }: AgentRow): Promise<(string | null)[]> {
  const last = await db
    .selectFrom('executions')
    .select((eb) => [eb.fn.max('queuedAt').as('queuedAt'), eb.fn.max('startTime').as('startTime'), eb.fn.max('endTime').as('endTime')])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', id)
    .where('sample', '=', 0)
    .executeTakeFirst();
  return last ? [last.queuedAt, last.startTime, last.endTime] : [];
}

/** The moment that an agent's samples are told from; undefined where none are shown. */
export async function samplesOf(db: Database, { tenantId, id }: AgentRow): Promise<Date | undefined> {
  if (!entryOf(id)) return undefined;
  const { samplesAt } = await db.selectFrom('tenants').select('samplesAt').where('id', '=', tenantId).executeTakeFirstOrThrow();
  if (samplesAt === null) return undefined;
  const record = await db.selectFrom('records').select('id').where('tenantId', '=', tenantId).where('agentId', '=', id).limit(1).executeTakeFirst();
  const run = record ?? (await db.selectFrom('executions').select('id').where('tenantId', '=', tenantId).where('agentId', '=', id).where('sample', '=', 0).limit(1).executeTakeFirst());
  return run ? undefined : new Date(samplesAt);
}

/** A page of samples: the tenant's own changes stand before the sample lines. */
export function withSamples<A extends { readonly activity?: readonly ActivityAnswer[] | null }>(head: PageHead, sample: A): Omit<A, keyof PageHead> & PageHead & { sample: true } {
  return { ...sample, ...head, activity: [...head.activity, ...(sample.activity ?? [])].slice(0, listed), sample: true };
}
