import { fixedFigures } from '@switchboard/api-contract/limits';
import type { ResearchStatus } from '@switchboard/api-contract/agents/research';
import { Library, LoaderCircle, Telescope, Timer } from 'lucide-react';
import type { RandomFigures } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { figureNote, type Figure, type FigureValue } from '../../blocks/agents/AgentPage/FigureTiles.tsx';
import { count, decimal, validPercent, NONE, percent } from '../../format/numbers.ts';

/** From this many hours on, the bar of the average time is empty. */
const SLOWEST = 6;

/** How full the bar of an average time is, in percent: full at 0 hours, empty from 6 on. */
export const speedPercent = (hours: number | undefined): number | undefined =>
  hours === undefined || hours < 0 ? undefined : Math.max(0, Math.min(100, ((SLOWEST - hours) / SLOWEST) * 100));

function hoursTile(average: number | undefined): FigureValue {
  const speed = speedPercent(average);
  return speed === undefined ? { figure: NONE } : { figure: decimal(average), unit: 'h', bar: speed };
}

/** The tiles of the Dashboard tab. The number of new researches today is made up until they are counted. */
export const researchFigures = (random: RandomFigures): readonly Figure<ResearchStatus>[] => [
  {
    label: 'Total Researches',
    icon: Telescope,
    mayBeSample: true,
    value: ({ metrics }) => ({
      figure: count(metrics.totalResearches),
      note: `${count(metrics.newToday ?? random.newResearchesToday)} new today`,
      sample: metrics.newToday === undefined,
    }),
  },
  {
    label: 'Sources Analyzed',
    icon: Library,
    mayBeSample: true,
    value: ({ metrics }) => ({
      figure: count(metrics.sourcesAnalyzed),
      note: figureNote(
        percent(validPercent(metrics.credibilityScore), 0),
        (average) => `average credibility ${average}`,
      ),
    }),
  },
  {
    label: 'Avg Research Time',
    icon: Timer,
    mayBeSample: true,
    value: ({ metrics }) => hoursTile(metrics.averageResearchTime),
  },
  {
    label: 'Active Researches',
    icon: LoaderCircle,
    mayBeSample: true,
    value: ({ metrics }) => ({
      figure: count(metrics.activeResearches),
      note: figureNote(count(metrics.completedResearches), (completed) => `${completed} completed`),
    }),
  },
];

type Metrics = ResearchStatus['metrics'];

/** Whether the figures of the Analytics tab are the organisation's own. */
export const isCounted = ({ articles }: Metrics): boolean => articles !== undefined;

const counted = (label: string, own: (metrics: Metrics) => number | undefined, random: number): Figure<Metrics> => ({
  label,
  value: (metrics) => ({ figure: count(own(metrics) ?? random), sample: own(metrics) === undefined }),
});

/** The tiles of the Analytics tab: random figures drawn once per visit, and a fixed one, until sources are counted. */
export const analyticsFigures = (random: RandomFigures): readonly Figure<Metrics>[] => [
  counted('Articles Analyzed', ({ articles }) => articles, random.articles),
  counted('Academic Papers Reviewed', ({ papers }) => papers, random.papers),
  counted('News Sources Monitored', ({ news }) => news, random.news),
  {
    label: 'Accuracy Rate',
    // Nothing measures it.
    value: (metrics) =>
      isCounted(metrics) ? { figure: NONE } : { figure: percent(fixedFigures.research.accuracyPercent), sample: true },
  },
];
