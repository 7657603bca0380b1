import { agentOf, type agents } from '@switchboard/api-contract/agents/all';
import { withSamples, type AgentPageInput, type RunCounts } from '@switchboard/api-contract/agents/agentPage';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { AnswerOf } from '@switchboard/api-contract/endpoints';
import { atWorkStatuses, openStatuses } from '@switchboard/api-contract/runs/runStatus';
import { samples } from '@switchboard/api-contract/samples/agents';
import type { Context } from '../../platform/Context.ts';
import { findAgentRow, type AgentRow } from '../../tenants/agentRows.ts';
import type { CollectionName } from '../../records/collections.ts';
import { readCountedRecords } from '../../records/recordKeys.ts';
import { readRecords } from '../../records/records.ts';
import { countCompleted, countedTotals, countFailed, countRuns, type StatusTotal } from '../../runs/runTotals.ts';
import { readPageBasics } from './openAgentPage.ts';

/**
 * What a page is computed from besides its stored records and runs. `records` and `asOf` override the stored ones,
 * `counted` what figures count.
 */
interface ProgramInput {
  readonly records?: Readonly<Record<string, unknown>>;
  readonly counted?: Readonly<Record<string, unknown>>;
  readonly asOf?: string;
}
/** Reads what `Input` has besides. */
export type ReadPageInput<Input> = (
  context: Context,
  row: AgentRow,
) => Promise<Omit<Input, keyof AgentPageInput<never>> & ProgramInput>;

declare module '../../tenants/Program.ts' {
  interface Program {
    /** For agents whose page needs more than their stored records and runs. */
    readonly pageInput?: (context: Context, row: AgentRow) => Promise<ProgramInput>;
  }
}

/**
 * The status answer of one of the agents: the tenant's own data, with samples in the sections that are still empty.
 * Figures count what came from the sandbox only while there is nothing real.
 */
export async function readAgentPage<Slug extends AgentSlug>(
  context: Context,
  tenantId: string,
  slug: Slug,
): Promise<AnswerOf<(typeof agents)[Slug]['read']>> {
  const { db, clock } = context;
  const { records, figures, describeAgentPage } = agentOf(slug);
  const row = await findAgentRow(db, tenantId, slug);
  const { head, samplesAt, runs } = await readPageBasics(db, row);
  const own: ProgramInput = (await context.programOf(row.listType).pageInput?.(context, row)) ?? {};
  const stored = await Promise.all(
    Object.entries(records)
      .filter(([collection]) => own.records?.[collection] === undefined)
      .map(async ([collection, { inStatus }]) => [
        collection,
        await readRecords(db, { tenantId, agentId: row.id, collection: collection as CollectionName }, inStatus),
      ]),
  );
  const input = {
    ...own,
    head: { ...head, asOf: own.asOf ?? head.asOf },
    records: { ...Object.fromEntries(stored), ...own.records },
    runs: describeRunCounts(runs),
    ran: runs.length > 0,
    now: clock(),
  };
  const { status, today } = samples[slug];
  const sample = samplesAt && { ...status(samplesAt), ...today?.(clock()) };
  const shown = describeAgentPage(input);
  const all = { ...(await readCountedLists(db, row, input.records)), ...own.counted };
  const counted = describeAgentPage({ ...input, records: withoutSandboxRecords(slug, all) ?? all }).answer;
  const answer = { ...shown.answer, [figures]: (counted as Record<string, unknown>)[figures] };
  return withSamples({ ...shown, answer }, figures, sample) as AnswerOf<(typeof agents)[Slug]['read']>;
}

/** Counts an agent's own runs. */
function describeRunCounts(own: readonly StatusTotal[]): RunCounts {
  const totals = own.length === 0 ? [] : countedTotals(own);
  const atWork = countRuns(totals, atWorkStatuses);
  return {
    atWork,
    waiting: countRuns(totals, openStatuses) - atWork,
    completed: countCompleted(totals),
    failed: countFailed(totals),
  };
}

/** The lists that figures count: of most collections all records, of the others those that are listed. */
async function readCountedLists(
  db: Context['db'],
  { tenantId, id: agentId }: AgentRow,
  lists: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const counted = await Promise.all(
    Object.entries(lists).map(async ([name, list]) => [
      name,
      (await readCountedRecords(db, { tenantId, agentId, collection: name as CollectionName })) ?? list,
    ]),
  );
  return Object.fromEntries(counted) as Record<string, unknown>;
}

type Lists = Readonly<Record<string, unknown>>;

const isFromSandbox = (record: unknown): boolean => (record as { sandbox?: unknown }).sandbox === true;

/**
 * The lists without records of the sandbox, if there are real ones beside these; undefined if all are real, or all of
 * the sandbox. Collections that the sandbox never fills, such as templates, don't count in that.
 */
function withoutSandboxRecords(slug: AgentSlug, lists: Lists): Lists | undefined {
  const { records } = agentOf(slug);
  const markable = Object.entries(lists).filter(([name]) => 'sandbox' in (records[name]?.record.entries ?? {}));
  const all = markable.flatMap(([, list]) => list as readonly unknown[]);
  if (!all.some(isFromSandbox) || all.every(isFromSandbox)) return undefined;
  const real = markable.map(([name, list]) => [
    name,
    (list as readonly unknown[]).filter((one) => !isFromSandbox(one)),
  ]);
  return { ...lists, ...Object.fromEntries(real) };
}
