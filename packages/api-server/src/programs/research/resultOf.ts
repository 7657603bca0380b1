import type { UnreadSource } from '@switchboard/api-contract/agents/research';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { writeRecords } from '../../records/records.ts';
import { titleOf } from './addResearchTask.ts';
import { addWatch } from './watches.ts';
import type { Run } from '../../runs/Run.ts';
import type { Program } from '../../tenants/Program.ts';
import { recordsWrittenStep } from '../../runs/recordsWrittenStep.ts';
import type { acceptInsights, Accepted } from './acceptSources.ts';

/** What a research found. */
interface Findings {
  /** How many sources the search found. */
  readonly found: number;
  readonly title?: string;
  readonly description?: string;
  readonly category?: string;
  readonly accepted: readonly Accepted[];
  readonly insights: ReturnType<typeof acceptInsights>;
  readonly unread: readonly UnreadSource[];
  /** The addresses of all that it found, also of what was not accepted. */
  readonly seen: readonly string[];
}

function outcomeOf({ found, accepted, insights }: Findings): Fact {
  if (found === 0) return { kind: 'noSourceFound', args: {} };
  return accepted.length === 0
    ? { kind: 'noSourceFits', args: { sources: found } }
    : { kind: 'sourcesJudged', args: { sources: accepted.length, insights: insights.length } };
}

/** The result of a research, and what is written when its run ends: the task and its new sources. */
export function resultOf({ id, tenantId, agent, origin, input }: Run, query: string, findings: Findings) {
  const { title, description, category, accepted, insights, unread, seen } = findings;
  const outcome = outcomeOf(findings);
  const place = { tenantId, agentId: agent.id, origin } as const;
  const records = accepted.flatMap(({ record }) => record ?? []);
  return {
    result: outcome,
    activity: {
      kind: 'completed',
      text: { kind: 'researchCompleted', args: { title: title || titleOf(query), outcome } },
    },
    writtenStep: recordsWrittenStep('sources', { added: records.length }),
    write: async (db, at) => {
      const queued = await db
        .selectFrom('executions')
        .select('queuedAt')
        .where('tenantId', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const task = {
        id,
        title: title || titleOf(query),
        query,
        createdAt: queued.queuedAt,
        sources: accepted.length,
        insights: insights.map(({ text }) => text),
        ...(insights.length > 0 && { insightSources: insights.map(({ sources }) => sources) }),
        ...(accepted.length > 0 && { sourceIds: accepted.map((source) => source.id) }),
        ...(unread.length > 0 && { unread: [...unread] }),
        ...(input.followUpOf !== undefined && { followUpOf: input.followUpOf }),
        ...(description ? { description } : {}),
        ...(category ? { category } : {}),
      };
      await writeRecords(db, { ...place, collection: 'tasks' }, [{ record: task, createdAt: queued.queuedAt }]);
      await writeRecords(
        db,
        { ...place, collection: 'sources' },
        records.map((record) => ({ record, createdAt: at })),
      );
      await addWatch(db, { tenantId, agentId: agent.id, taskId: id }, { at, seen });
    },
  } satisfies Awaited<ReturnType<Program['run']>>;
}
