import type { ResearchTask, ResearchSource } from '@switchboard/api-contract/agents/research';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { exportName, type TextFile } from '../../format/exportFile.ts';
import type { CitedSource } from './sources.tsx';
import { dayKey } from '../../format/dates.ts';
import { validPercent, percent } from '../../format/numbers.ts';

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

/** Text from elsewhere, so that no character of it is read as Markdown; on one line. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]()#+!|<>~]/g, '\\$&');

/** Within `<` and `>` an address needs no other mark. */
const address = (url = ''): string | undefined => (/^https?:\/\/[^\s<>]+$/i.test(url) ? url : undefined);

const linked = (words: string, url: string | undefined): string => {
  const to = address(url);
  return to === undefined ? plain(words) : `[${plain(words)}](<${to}>)`;
};

/** The report of a research: its answer, insights with the numbers of their sources, and the sources. */
export function toMarkdown(task: ResearchTask, cited: readonly CitedSource[]): string {
  const { query, description, insights, insightSources, unread = [] } = task;
  const numbers = (index: number): string =>
    (insightSources?.[index] ?? [])
      .map((number) => ` ${linked(`${number}`, cited.find((one) => one.number === number)?.source?.url)}`)
      .join('');
  const parts = [
    `# ${plain(reportTitle(task))}`,
    ...(query?.trim() ? [`> ${plain(query)}`] : []),
    ...(description?.trim() ? [plain(description)] : []),
    ...(insights.length > 0
      ? ['## Key insights', insights.map((insight, index) => `- ${plain(insight)}${numbers(index)}`).join('\n')]
      : []),
    ...(cited.length > 0
      ? [
          '## Sources',
          cited
            .map(({ number, source }) =>
              source
                ? `${number}. ${linked(source.title?.trim() || source.url || 'Untitled source', source.url)}${sourceLine(source)}`
                : `${number}. No longer listed`,
            )
            .join('\n'),
        ]
      : []),
    ...(unread.length > 0
      ? [
          '## Could not be read',
          unread
            .map(
              ({ title, url, reason }) =>
                `- ${linked(title?.trim() || url || '', url)}: ${plain(reason ? wordsOf(reason) : '')}`,
            )
            .join('\n'),
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The report as a file, such as 'research-Cold-chain-2026-11-20.md'. */
export const markdownFile = (task: ResearchTask, cited: readonly CitedSource[], now: Date): TextFile => ({
  name: exportName(`research-${reportTitle(task)}`, 'md', now),
  mime: 'text/markdown;charset=utf-8',
  text: toMarkdown(task, cited),
});
