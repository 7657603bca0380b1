import { researchSettings, type UnreadSource } from '@switchboard/api-contract/agents/research';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { readEarlierResearch, type EarlierResearch, titleOf } from './researchTasks.ts';
import { isSameSide } from '../../outside/Caller.ts';
import { plainText } from '../../outside/plainText.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import type { Program } from '../../tenants/Program.ts';
import { acceptInsights, acceptSources, type AcceptedSource } from './acceptSources.ts';
import { askAgain } from './askAgain.ts';
import { judgeSources } from './judgeSources.ts';
import { openServices } from './researchServices.ts';
import { readFoundPages } from './readFoundPages.ts';
import { search, type FoundSource } from './search.ts';
import { writeRecords } from '../../records/records.ts';
import { addWatch } from './watches.ts';
import type { Run } from '../../runs/Run.ts';
import { recordsWrittenStep } from '../../runs/runSteps.ts';

/** What a research found. */
interface Findings {
  /** How many sources the search found. */
  readonly found: number;
  readonly title?: string;
  readonly description?: string;
  readonly category?: string;
  readonly accepted: readonly AcceptedSource[];
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
function resultOf({ id, tenantId, agent, origin, input }: Run, query: string, findings: Findings) {
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

/**
 * Answers a question: the connected search service finds sources, and the connected language model judges them and
 * draws the insights. A question that follows another research sees its sources too.
 */
export const runResearch: Program['run'] = async (context, run) => {
  const { task: query } = run.input;
  if (query === undefined) throw new RunFailure({ kind: 'noQuestion', args: {} });
  if (run.input.newsOf !== undefined) return askAgain(context, run, { taskId: run.input.newsOf, query });
  const { searchService, model } = await openServices(context, run);
  const settings = researchSettings.read(run.configuration.customSettings);
  const { followUpOf, earlier } = run.input;
  if (earlier) run.log.add({ kind: 'decision', text: { kind: 'earlierResultsSeen', args: { steps: earlier.length } } });
  const followed = followUpOf === undefined ? undefined : await readEarlierResearch(context.db, run.agent, followUpOf);
  const searched = await search(context, run, searchService, wordsToSearch(query, followed), settings);
  const before = (followed?.sources ?? []).filter(isSameSide(run.origin)).map(toFound);
  if (before.length > 0)
    run.log.add({ kind: 'decision', text: { kind: 'sourcesTakenOver', args: { sources: before.length } } });
  const known = new Set(before.map(({ url }) => url));
  const { found, unread } = await readFoundPages(context, run, {
    query,
    found: [...before, ...searched.filter(({ url }) => !known.has(url))],
  });
  const seen = [...before, ...searched].map(({ url }) => url);
  if (found.length === 0) return resultOf(run, query, { found: 0, accepted: [], insights: [], unread, seen });
  const judged = await judgeSources(model, {
    query,
    found,
    earlier: followed && { question: followed.task.query ?? undefined, insights: followed.task.insights ?? [] },
    results: earlier,
    settings,
    prompt: run.agent.systemPrompt ?? undefined,
    signal: run.signal,
    log: run.log,
  });
  const accepted = acceptSources({ taskId: run.id, found }, judged, settings);
  if (accepted.length < found.length)
    run.log.add({
      kind: 'decision',
      text: { kind: 'sourcesLeftOut', args: { sources: found.length - accepted.length } },
    });
  return resultOf(run, query, {
    found: found.length,
    title: plainText(judged.title, 80),
    category: plainText(judged.category, 40),
    ...(accepted.length > 0 && { description: plainText(judged.description, 500) }),
    accepted,
    insights: acceptInsights(judged, accepted),
    unread,
    seen,
  });
};

/** A further question alone may not say what it is about. */
const wordsToSearch = (query: string, followed: EarlierResearch | undefined): string =>
  followed ? `${query} ${followed.task.query ?? ''}`.trim() : query;

/** A source of an earlier research, as if it had been found now. */
const toFound = ({
  id,
  title,
  url,
  summary,
  keyPoints,
  publishDate,
}: EarlierResearch['sources'][number]): FoundSource => ({
  title: title ?? '',
  url: url ?? '',
  excerpt: [summary, ...(keyPoints ?? [])].filter(Boolean).join(' '),
  publishDate: publishDate ?? undefined,
  known: id,
});
