import type { ResearchSource } from '@switchboard/api-contract/agents/research';
import { useId, type ReactNode } from 'react';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { OpenRecord } from '../../blocks/records/RecordsSection/OpenRecord.tsx';
import { above, opens } from '../../blocks/records/RecordsSection/RecordsSection.css.ts';
import { Card } from '../../components/layout/Card/Card.tsx';
import { cx } from '../../components/cx.ts';
import { Meter } from '../../components/display/Meter/Meter.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { validPercent, percent } from '../../format/numbers.ts';
import { clip } from '../../format/text.ts';
import { ink, text } from '../../theme/typography.css.ts';
import { DashList } from './DashList.tsx';
import { breaks, rated, words } from './Research.css.ts';
import { SourceLink } from './SourceLink.tsx';

/** How many key points a card shows; the detail has them all. */
const POINTS = 4;

const rating = (value: number | undefined) => ({ value: validPercent(value), text: percent(validPercent(value), 0) });

interface SourceCardProps {
  source: ResearchSource;
  /** Where it is from, if that is not said of all. */
  mark?: ReactNode;
  now: Date;
  onOpen: () => void;
}

/** One source: what it is, what it says, and how credible it is. */
export function SourceCard({ source, mark, now, onOpen }: SourceCardProps) {
  const id = useId();
  const { type, publishDate, url, summary, keyPoints, credibility, relevance } = source;
  const title = clip(source.title?.trim() || 'Untitled source', 160);
  return (
    <Card as="article" padded className={opens} aria-labelledby={id}>
      <Stack gap={3}>
        <Stack gap={1}>
          <h3 id={id} className={cx(text.titleSm, ink.strong)} dir="auto">
            <OpenRecord onOpen={onOpen}>{title}</OpenRecord>
          </h3>
          <Row gap={3} wrap className={cx(text.caption, ink.muted, breaks)}>
            {mark}
            {type?.trim() ? <bdi>{clip(type, 40)}</bdi> : <NoValue />}
            <Time at={publishDate} now={now} show="day" />
            <span className={above}>
              <SourceLink url={url} />
            </span>
          </Row>
        </Stack>
        <div className={rated}>
          <Stack gap={2} className={words}>
            {summary?.trim() ? (
              <p className={cx(text.small, ink.strong)} dir="auto">
                {clip(summary, 600)}
              </p>
            ) : null}
            {keyPoints.length > 0 ? <DashList items={keyPoints.slice(0, POINTS)} /> : null}
          </Stack>
          <Stack gap={4}>
            <Meter label="Credibility" {...rating(credibility)} />
            <Meter label="Relevance" {...rating(relevance)} />
          </Stack>
        </div>
      </Stack>
    </Card>
  );
}
