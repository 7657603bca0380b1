import type { ResearchSource, ResearchTask } from '@switchboard/api-contract/agents/research';
import { dayKey } from '../../../format/dates.ts';
import { validPercent, percent } from '../../../format/numbers.ts';

/** The title of a report. */
export const reportTitle = ({ title, query }: ResearchTask): string =>
  title?.trim() || query?.trim() || 'Untitled research';

/** What a report says of a source after its title: kind, day, credibility. */
export function sourceLine({ type, publishDate, credibility }: ResearchSource): string {
  const day = new Date(publishDate ?? Number.NaN);
  return [
    '',
    ...(type?.trim() ? [type.trim()] : []),
    ...(Number.isNaN(day.getTime()) ? [] : [dayKey(day)]),
    ...(credibility === undefined ? [] : [`credibility ${percent(validPercent(credibility), 0)}`]),
  ].join(' · ');
}
