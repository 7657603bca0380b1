import type { ResearchSettings } from '@switchboard/api-contract/agents/research';
import type { RecordOf } from '../../records/collections.ts';
import { plainText } from '../../outside/plainText.ts';
import type { Judgement } from './judgeSources.ts';
import type { FoundSource } from './search.ts';

const mostInsights = 8;
const mostKeyPoints = 4;

/** A source that the settings accept. */
export interface AcceptedSource {
  /** The number that the model knows it by. */
  readonly number: number;
  /** The id of its record. */
  readonly id: string;
  /** Its record; undefined if another research has written it. */
  readonly record: RecordOf<'sources'> | undefined;
}

/**
 * The sources that the settings accept, in order. Address, title and date come from the search, never from the model.
 * `first`: the number that the ids of new records begin with.
 */
export function acceptSources(
  {
    taskId,
    found,
    first = 1,
  }: { readonly taskId: string; readonly found: readonly FoundSource[]; readonly first?: number },
  { sources }: Judgement,
  settings: ResearchSettings,
): AcceptedSource[] {
  const wanted = {
    Academic: settings.includeAcademicSources,
    News: settings.includeNews,
    Report: settings.includeReports,
    Website: true,
  };
  return found.flatMap(({ title, url, excerpt, page, publishDate, known }, index): AcceptedSource[] => {
    const number = index + 1;
    const judged = sources.find((one) => one.number === number);
    if (!judged || !wanted[judged.type] || judged.credibility < settings.credibilityThreshold) return [];
    if (known !== undefined) return [{ number, id: known, record: undefined }];
    const id = `${taskId}-source-${first + index}`;
    const summary = settings.autoSummarization ? plainText(judged.summary, 500) : excerpt || page || '';
    const record = {
      id,
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
    return [{ number, id, record }];
  });
}

/** An insight, and the places of the sources that it rests on among the accepted ones, from 1. */
interface Insight {
  readonly text: string;
  readonly sources: number[];
}

/** The insights that rest on an accepted source; the others are dropped. */
export function acceptInsights({ insights }: Judgement, accepted: readonly AcceptedSource[]): Insight[] {
  const places = new Map(accepted.map(({ number }, index) => [number, index + 1]));
  return insights
    .map(({ text, sources }) => ({
      text: plainText(text, 400),
      sources: [...new Set(sources.flatMap((number) => places.get(number) ?? []))].toSorted(
        (one, other) => one - other,
      ),
    }))
    .filter(({ text, sources }) => text !== '' && sources.length > 0)
    .slice(0, mostInsights);
}
