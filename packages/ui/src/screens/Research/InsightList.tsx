import type { ResearchTask } from '@switchboard/api-contract/agents/research';
import { cx } from '../../components/cx.ts';
import { Link } from '../../components/actions/Link/Link.tsx';
import { clip } from '../../format/text.ts';
import { ink, text } from '../../theme/typography.css.ts';
import type { CitedSource } from './citedSources.ts';
import { DashList } from './DashList.tsx';

interface InsightListProps {
  task: Pick<ResearchTask, 'insights' | 'insightSources'>;
  /** Empty while they are not known: the numbers then lead nowhere. */
  cited: readonly CitedSource[];
  /** How many to show; all by default. */
  most?: number;
  /** The longest insight, in characters. */
  max?: number;
}

/** The insights of a research, each with the numbers of the sources that it rests on, which lead to them. */
export const InsightList = ({ task: { insights, insightSources }, cited, most, max }: InsightListProps) => (
  <DashList
    items={insights.slice(0, most)}
    max={max}
    after={(index) =>
      insightSources?.[index]?.map((number) => (
        <SourceNumber key={number} number={number} source={cited.find((one) => one.number === number)?.source} />
      ))
    }
  />
);

function SourceNumber({ number, source }: CitedSource) {
  const address = source?.url?.trim() ?? '';
  const title = source?.title?.trim() || address;
  return (
    <>
      {' '}
      {/^https?:\/\//i.test(address) ? (
        <Link href={address} aria-label={`Source ${number}: ${clip(title, 120)} (opens in a new tab)`}>
          <span className={text.caption}>[{number}]</span>
        </Link>
      ) : (
        <span className={cx(text.caption, ink.muted)}>[{number}]</span>
      )}
    </>
  );
}
