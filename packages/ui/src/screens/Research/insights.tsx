import type { ResearchTask } from '@switchboard/api-contract/agents/research';
import type { ReactNode } from 'react';
import { cx } from '../../components/cx.ts';
import { Link } from '../../components/actions/Link/Link.tsx';
import { clip } from '../../format/text.ts';
import { ink, text } from '../../theme/typography.css.ts';
import type { CitedSource } from './sources.tsx';
import { dash, dashes } from './Research.css.ts';

interface DashListProps {
  items: readonly string[];
  /** The longest item, in characters. */
  max?: number | undefined;
  /** What follows the item at that index. */
  after?: (index: number) => ReactNode;
}

/** A list of insights or key points. */
export function DashList({ items, max = 400, after }: DashListProps) {
  return (
    <ul role="list" className={dashes}>
      {items.map((item, index) => (
        // The same sentence may occur twice.
        <li key={index} className={dash} dir="auto">
          {clip(item, max)}
          {after?.(index)}
        </li>
      ))}
    </ul>
  );
}

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
