import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { demoCredentials } from '@switchboard/api-contract/session';
import { samples, sampleExecutions } from '@switchboard/api-contract/samples/agents';
import { limits } from '@switchboard/api-contract/limits';
import { externalText } from '@switchboard/api-contract/words/factOrText';
import type { SampleRun } from '@switchboard/api-contract/samples/AgentSample';
import { dayMs, hourMs } from '@switchboard/api-contract/time';
import type { Insertable } from 'kysely';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Clock } from '../platform/clock.ts';
import { hashPassword } from '../identity/passwords.ts';
import type { Database, StoreReader, StoreTransaction } from '../platform/store/Database.ts';
import { demoTenantId } from '../tenants/demo.ts';
import { addBuiltIns } from './builtInAgents.ts';
import { toStoredFact, type StoredFact } from '../platform/store/storedFact.ts';
import type { ExecutionsTable } from '../runs/tables.ts';

/** The result or failure of a sample run, as stored. A sentence counts as a text that a service sent. */
const toColumn = (result: SampleRun[4] | undefined): StoredFact | null =>
  result === undefined ? null : toStoredFact(typeof result === 'string' ? externalText(result) : result);

type Run = Omit<Insertable<ExecutionsTable>, 'tenantId' | 'agentId'>;

/** Midnight (UTC) at the start of the oldest day with sample runs, in milliseconds. */
const firstSampleDay = (now: Date): number =>
  Date.parse(now.toISOString().slice(0, 10)) - (limits.chart.days - 1) * dayMs;

/**
 * Sample runs of one of the seven agents over the seven days up to `now`: the contract's own, and older ones of the
 * same kinds for the days before. The same moment gives the same runs.
 */
export function sampleRuns(slug: AgentSlug, now: Date): Run[] {
  const named = sampleExecutions(now, slug);
  const ended = named.filter((run) => run.status === 'completed' || run.status === 'failed');
  const oldestNamed = Math.min(...named.map((run) => Date.parse(run.startTime ?? now.toISOString())));
  const random = randomFrom(slug);
  const older = Array.from({ length: limits.chart.days }, (_, index) => firstSampleDay(now) + index * dayMs).flatMap(
    (day) => {
      const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
      const runs = Math.max(1, Math.round((samples[slug].runsPerDay * (0.75 + random() / 2)) / (isWeekend ? 3 : 1)));
      return Array.from({ length: runs }, () => {
        const model = ended[Math.floor(random() * ended.length)] ?? ended[0];
        const failed = random() < 0.05;
        const start = day + Math.floor((6 + random() * 13) * hourMs);
        const duration = Math.round((model?.duration ?? 1_000) * (0.7 + random() * 0.6));
        return {
          start,
          duration,
          failed,
          executionType: model?.executionType ?? slug,
          result: ended.find((run) => run.executionType === model?.executionType && run.result)?.result,
        };
      });
    },
  );
  return [
    ...older
      .filter((run) => run.start + run.duration < oldestNamed)
      .map((run, index) => ({
        id: `${slug}-sample-${index + 1}`,
        status: run.failed ? ('failed' as const) : ('completed' as const),
        executionType: run.executionType,
        queuedAt: new Date(run.start).toISOString(),
        startTime: new Date(run.start).toISOString(),
        endTime: new Date(run.start + run.duration).toISOString(),
        durationMs: run.duration,
        result: run.failed ? null : toColumn(run.result),
        errorMessage: run.failed ? toStoredFact(externalText('The service did not answer')) : null,
        sample: 1,
      })),
    ...named.map((run) => ({
      id: run.id ?? '',
      status: run.status,
      executionType: run.executionType ?? '',
      queuedAt: run.startTime ?? now.toISOString(),
      startTime: run.status === 'queued' ? null : (run.startTime ?? null),
      endTime: run.endTime ?? null,
      durationMs: run.duration ?? null,
      result: toColumn(run.result),
      errorMessage: toColumn(run.errorMessage),
      sample: 1,
    })),
  ];
}

/** Pseudo-random numbers from 0 to 1 that are the same for the same word (mulberry32). */
function randomFrom(word: string): () => number {
  let state = Array.from(word).reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const demoName = 'Demo User';

/**
 * On a first start, creates the demo tenant with its member, the seven agents, sample runs and the available
 * connections. Later starts change nothing.
 */
export async function seedFirstStart(db: Database, clock: Clock): Promise<void> {
  if (await hasOrganisation(db)) return;
  const now = clock();
  const passwordHash = await hashPassword(demoCredentials.password);
  await db.inTurn('start', async (trx) => {
    // Another server that starts at the same moment may have been faster.
    if (await hasOrganisation(trx)) return;
    await addDemoOrganisation(trx, now);
    await addDemoAccount(trx, passwordHash, new Date(firstSampleDay(now)));
  });
}

/** Creates the Demo Access account again, and its organisation if that is missing too. */
export async function addDemo(db: Database, clock: Clock): Promise<void> {
  const now = clock();
  const passwordHash = await hashPassword(demoCredentials.password);
  await db.inTurn('start', async (trx) => {
    const known = await trx.selectFrom('tenants').select('id').where('id', '=', demoTenantId).executeTakeFirst();
    if (!known) await addDemoOrganisation(trx, now);
    await addDemoAccount(trx, passwordHash, now);
    await writeAudit(trx, { tenantId: demoTenantId, kind: 'demo.enabled', at: now.toISOString(), target: demoName });
  });
}

async function addDemoOrganisation(trx: StoreTransaction, now: Date): Promise<void> {
  const tenantId = demoTenantId;
  // Before the oldest sample run, so that no agent ran before it existed.
  const createdAt = new Date(firstSampleDay(now)).toISOString();
  await trx
    .insertInto('tenants')
    .values({ id: tenantId, name: 'Northlight GmbH', samplesAt: now.toISOString(), createdAt })
    .execute();
  await addBuiltIns(trx, { tenantId, createdAt, now });
  for (const { slug, id } of agentTable)
    await trx
      .insertInto('executions')
      .values(sampleRuns(slug, now).map((run) => ({ ...run, tenantId, agentId: id })))
      .execute();
}

async function addDemoAccount(trx: StoreTransaction, passwordHash: string, createdAt: Date): Promise<void> {
  await trx
    .insertInto('users')
    .values({
      id: 'demo-user',
      tenantId: demoTenantId,
      username: demoCredentials.username,
      name: demoName,
      email: 'demo@switchboard.test',
      role: 'tenant_admin',
      passwordHash,
      createdAt: createdAt.toISOString(),
    })
    .execute();
}

async function hasOrganisation(db: StoreReader): Promise<boolean> {
  return (await db.selectFrom('tenants').select('id').limit(1).executeTakeFirst()) !== undefined;
}
