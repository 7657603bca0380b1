import { limits } from '@switchboard/api-contract/limits';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { ResearchTask } from '@switchboard/api-contract/agents/research';
import { Clock, FileCode, Library, Printer, Search, Tag } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { ExportMenu, type ExportMenuProps } from '../../blocks/records/RecordsSection/ExportMenu.tsx';
import { PriorityBadge } from '../../blocks/marks/PriorityBadge/PriorityBadge.tsx';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Card, CardBody, CardFoot } from '../../components/layout/Card/Card.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { plural } from '../../format/numbers.ts';
import { clip, joinSentences } from '../../format/text.ts';
import { researchTaskStatus } from '../../rules/tasks.ts';
import { clamp2, ink, text } from '../../theme/typography.css.ts';
import type { CitedSource } from './sources.tsx';
import { InsightList } from './insights.tsx';
import { questionText, breaks, end, glyph, words } from './Research.css.ts';

interface TaskCardProps {
  task: ResearchTask;
  cited: readonly CitedSource[];
  /** Where it is from, if that is not said of all. */
  mark?: ReactNode;
  now: Date;
  onOpen: () => void;
  onExport: ExportMenuProps['onExport'];
  onMarkdown: () => void;
  onPrint: () => void;
}

const withoutInsights = ({ status, error }: ResearchTask): string => {
  if (status === 'in_progress') return 'Key insights appear here when it is done.';
  if (status === 'failed') return clip(joinSentences(wordsOf(error)) || 'It stopped before it found an insight.', 300);
  if (status === 'cancelled') return 'It was cancelled before it found an insight.';
  return 'No key insights yet.';
};

/** One research: its question, its progress and its first insights. */
export function TaskCard({ task, cited, mark, now, onOpen, onExport, onMarkdown, onPrint }: TaskCardProps) {
  const id = useId();
  const { description, query, insights, sources, category, createdAt } = task;
  const title = clip(task.title?.trim() || query?.trim() || 'Untitled research', 160);
  return (
    <Card as="article" aria-labelledby={id}>
      <CardBody>
        <Stack gap={3}>
          <Row gap={3} align="start" wrap>
            <Stack gap={1} className={words}>
              <h3 id={id} className={cx(text.titleSm, ink.strong)} dir="auto">
                {title}
              </h3>
              {description?.trim() ? (
                <p className={cx(text.small, clamp2)} dir="auto">
                  {clip(description, 400)}
                </p>
              ) : null}
            </Stack>
            <Row gap={2} wrap>
              {mark}
              {task.priority ? <PriorityBadge value={task.priority} /> : null}
              <StatusBadge rule={researchTaskStatus} value={task.status} />
            </Row>
          </Row>
          {query?.trim() ? (
            <p className={questionText}>
              <Icon icon={Search} size={14} className={glyph} />
              <span className={clamp2} dir="auto">
                {clip(query, 400)}
              </span>
            </p>
          ) : null}
          {insights.length > 0 ? (
            <Stack gap={1}>
              <p className={cx(text.label, ink.muted)}>
                Key insights
                {insights.length > limits.shown.insights ? `, ${limits.shown.insights} of ${insights.length}` : ''}
              </p>
              <InsightList task={task} cited={cited} most={limits.shown.insights} />
            </Stack>
          ) : (
            <p className={cx(text.small, ink.muted, breaks)}>{withoutInsights(task)}</p>
          )}
        </Stack>
      </CardBody>
      <CardFoot>
        <Row gap={4} wrap className={breaks}>
          <Row gap={1}>
            <Icon icon={Library} size={14} />
            {sources === undefined ? 'sources unknown' : plural(sources, 'source')}
          </Row>
          {category?.trim() ? (
            <Row gap={1}>
              <Icon icon={Tag} size={14} />
              <bdi>{clip(category, 60)}</bdi>
            </Row>
          ) : null}
          <Row gap={1}>
            <Icon icon={Clock} size={14} />
            <Time at={createdAt} now={now} />
          </Row>
        </Row>
        <Row gap={1} className={end}>
          <ExportMenu
            variant="ghost"
            aria-label={`Export ${title}`}
            onExport={onExport}
            before={[
              { value: 'markdown', label: 'Markdown', icon: FileCode, onSelect: onMarkdown },
              { value: 'print', label: 'Print, or save as PDF', icon: Printer, onSelect: onPrint },
            ]}
          />
          <Button size="sm" aria-label={`View Details of ${title}`} onClick={onOpen}>
            View Details
          </Button>
        </Row>
      </CardFoot>
    </Card>
  );
}
