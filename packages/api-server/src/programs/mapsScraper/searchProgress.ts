import * as v from 'valibot';
import type { Target } from '../../records/records.ts';
import type { StoreWriter, StoreReader } from '../../platform/store/Database.ts';

const point = v.object({ lat: v.number(), lng: v.number() });

/** Which page comes next. */
const position = v.object({
  /** Which search, from 0, in the order of places and, within each, of categories. */
  search: v.number(),
  page: v.number(),
  token: v.optional(v.string()),
  /** How many results of this search were read. */
  read: v.number(),
  /** The centre of the place, once its first page was read. */
  centre: v.optional(point),
});
export type SearchPosition = v.InferOutput<typeof position>;

/** What a run came to so far. */
const tally = v.object({
  found: v.number(),
  added: v.number(),
  verified: v.number(),
  merged: v.number(),
  tooFar: v.number(),
});
export type PassCounts = v.InferOutput<typeof tally>;

/** A way through all searches that is not at its end: the next run goes on there. */
const pass = v.object({
  /** What is searched for; other criteria begin anew. */
  criteria: v.string(),
  /** The run that stopped there. */
  runId: v.string(),
  position,
  tally,
});
export type StoredPass = v.InferOutput<typeof pass>;

const progress = v.object({
  /** `YYYY-MM-DD`, UTC. */
  day: v.string(),
  /** How many results were read on that day, by all runs. */
  read: v.number(),
  pass: v.optional(pass),
});
export type MapsProgress = v.InferOutput<typeof progress>;

/** Whose progress: that in the sandbox stands apart. */
type ProgressKey = Pick<Target<'businesses'>, 'tenantId' | 'agentId' | 'origin'>;

const sideOf = ({ origin }: ProgressKey): number => (origin?.sandbox ? 1 : 0);

/** How far the maps scraper is today. */
export async function readProgress(db: StoreReader, key: ProgressKey, now: Date): Promise<MapsProgress> {
  const row = await db
    .selectFrom('programState')
    .select('stateJson')
    .where('tenantId', '=', key.tenantId)
    .where('agentId', '=', key.agentId)
    .where('sandbox', '=', sideOf(key))
    .executeTakeFirst();
  const stored = v.safeParse(progress, JSON.parse(row?.stateJson ?? 'null'));
  const day = now.toISOString().slice(0, 10);
  if (!stored.success) return { day, read: 0 };
  return stored.output.day === day ? stored.output : { ...stored.output, day, read: 0 };
}

/** Writes that so many more results were read, and where the next run begins; without a pass, at the beginning. */
export async function writeProgress(
  db: StoreWriter,
  key: ProgressKey,
  now: Date,
  { read, pass: next }: { readonly read: number; readonly pass: StoredPass | undefined },
): Promise<void> {
  const before = await readProgress(db, key, now);
  const stateJson = JSON.stringify({ day: before.day, read: before.read + read, pass: next } satisfies MapsProgress);
  await db
    .insertInto('programState')
    .values({ tenantId: key.tenantId, agentId: key.agentId, sandbox: sideOf(key), stateJson })
    .onConflict((conflict) => conflict.columns(['tenantId', 'agentId', 'sandbox']).doUpdateSet({ stateJson }))
    .execute();
}
