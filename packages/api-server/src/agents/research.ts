import { researchSettings, type ResearchSettings } from '@switchboard/api-contract/agents/research';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { modelFor } from '../models/modelFor.ts';
import { firstConnected } from '../services/connections/firstConnected.ts';
import type { RecordOf } from '../services/records/collections.ts';
import { writeRecords } from '../services/records/records.ts';
import { titleOf } from '../services/research/addResearchTask.ts';
import { judgeSources, type Judgement } from './judgeSources.ts';
import { missingForResearch } from './missingForResearch.ts';
import { plainText } from './plainText.ts';
import { RunFailure, type Program, type Run } from './Program.ts';
import { wrote } from './wrote.ts';
import { searchServices } from '@switchboard/api-contract/services/search';
import { search, type Found } from './search.ts';

const mostInsights = 8;
const mostKeyPoints = 4;

/**
 * Answers a question: the connected search service finds sources, and the connected language model judges them and
 * draws the insights.
 */
export const research: Program = async (context, run) => {
  const query = run.input.query ?? run.input.task;
  if (query === undefined) throw new RunFailure({ kind: 'noQuestion', args: {} });
  const searchService = await firstConnected(context, run.tenantId, searchServices);
  const model = await modelFor(context, run.tenantId, run);
  if (!searchService || !model)
    throw new RunFailure(missingForResearch({ search: searchService !== undefined, model: model !== undefined }));
  const settings = researchSettings.read(run.configuration.customSettings);
  run.log.progress({ text: { kind: 'askingService', args: { service: searchService.name } } });
  const found = await search(context, run, searchService, query, settings);
  if (found.length === 0) return resultOf(run, query, { found: 0, sources: [], insights: [] });
  run.log.progress({ text: { kind: 'askingService', args: { service: model.name } } });
  const judged = await judgeSources(model, {
    query,
    found,
    settings,
    prompt: run.agent.systemPrompt ?? undefined,
    signal: run.signal,
    log: run.log,
  });
  const sources = sourcesOf(run.id, found, judged, settings);
  if (sources.length < found.length)
    run.log.add({
      kind: 'decision',
      text: { kind: 'sourcesLeftOut', args: { sources: found.length - sources.length } },
    });
  return resultOf(run, query, {
    found: found.length,
    title: plainText(judged.title, 80),
    category: plainText(judged.category, 40),
    sources,
    // Insights that no accepted source backs are dropped.
    ...(sources.length === 0
      ? { insights: [] }
      : {
          description: plainText(judged.description, 500),
          insights: judged.insights.slice(0, mostInsights).map((insight) => plainText(insight, 400)),
        }),
  });
};

interface Findings {
  /** How many sources the search found. */
  readonly found: number;
  readonly title?: string;
  readonly description?: string;
  readonly category?: string;
  readonly sources: RecordOf<'sources'>[];
  readonly insights: readonly string[];
}

function outcomeOf({ found, sources, insights }: Findings): Fact {
  if (found === 0) return { kind: 'noSourceFound', args: {} };
  return sources.length === 0
    ? { kind: 'noSourceFits', args: { sources: found } }
    : { kind: 'sourcesJudged', args: { sources: sources.length, insights: insights.length } };
}

function resultOf({ id, tenantId, agent, origin }: Run, query: string, findings: Findings) {
  const { title, description, category, sources, insights } = findings;
  const outcome = outcomeOf(findings);
  const place = { tenantId, agentId: agent.id, origin } as const;
  return {
    result: outcome,
    activity: {
      kind: 'completed',
      text: { kind: 'researchCompleted', args: { title: title || titleOf(query), outcome } },
    },
    wrote: wrote('sources', { added: sources.length }),
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
        sources: sources.length,
        insights: [...insights],
        ...(description ? { description } : {}),
        ...(category ? { category } : {}),
      };
      await writeRecords(db, { ...place, collection: 'tasks' }, [{ record: task, createdAt: queued.queuedAt }]);
      await writeRecords(
        db,
        { ...place, collection: 'sources' },
        sources.map((record) => ({ record, createdAt: at })),
      );
    },
  } satisfies Awaited<ReturnType<Program>>;
}

/** The sources that the settings accept. Address, title and date come from the search, never from the model. */
function sourcesOf(
  taskId: string,
  found: readonly Found[],
  { sources }: Judgement,
  settings: ResearchSettings,
): RecordOf<'sources'>[] {
  const wanted = {
    Academic: settings.includeAcademicSources,
    News: settings.includeNews,
    Report: settings.includeReports,
    Website: true,
  };
  return found.flatMap(({ title, url, excerpt, publishDate }, index) => {
    const judged = sources.find(({ number }) => number === index + 1);
    if (!judged || !wanted[judged.type] || judged.credibility < settings.credibilityThreshold) return [];
    const summary = settings.autoSummarization ? plainText(judged.summary, 500) : excerpt;
    return {
      id: `${taskId}-source-${index + 1}`,
      taskId,
      title,
      type: judged.type,
      url,
      summary,
      keyPoints: settings.autoSummarization
        ? judged.keyPoints.slice(0, mostKeyPoints).map((point) => plainText(point, 300))
        : [],
      credibility: Math.round(judged.credibility),
      relevance: Math.round(judged.relevance),
      ...(publishDate === undefined ? {} : { publishDate }),
    };
  });
}
