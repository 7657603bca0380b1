import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { ErrorState } from '../../../components/states/ErrorState/ErrorState.tsx';
import { dataOf, type ViewState } from '../../../format/viewState.ts';
import { SampleMark } from '../../marks/SampleMark/SampleMark.tsx';
import { SandboxMark } from '../../marks/SandboxMark/SandboxMark.tsx';
import { isFromSandbox } from '../../records/RecordsSection/rowParts.tsx';
import { RefreshControl } from '../../states/RefreshControl/RefreshControl.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import { type StatusBase, type AgentPageProps, isSample } from './AgentPageProps.ts';
import { FigureTiles, type Figure } from './FigureTiles.tsx';

interface PageRefreshProps {
  page: Pick<AgentPageProps<StatusBase, object>, 'refresh' | 'status'>;
  /** 'Refresh' by default, 'Refresh Data' on the pages documented so. */
  label?: string;
}

/** Fetches the status answer again, and shows when the figures were fetched. */
export function PageRefresh({ page: { refresh, status }, label }: PageRefreshProps) {
  return (
    <RefreshControl
      variant="secondary"
      label={label}
      asOf={status.status === 'ready' ? refresh.asOf : undefined}
      busy={refresh.busy}
      onRefresh={refresh.onRefresh}
    />
  );
}

const itemsOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items) ? value.items : [];

/**
 * Whether the figures of a status answer are from the sandbox. They are while all of its records are: once there are
 * real ones, the server counts only those.
 */
export function areFiguresFromSandbox(status: object | undefined): boolean {
  const marked = Object.values(status ?? {})
    .map(itemsOf)
    .filter((items) => items.some(isFromSandbox));
  return marked.length > 0 && marked.every((items) => items.every(isFromSandbox));
}

interface OverviewSectionProps<Status extends StatusBase> {
  /** Omitted if a tab shows it already. */
  title?: string;
  status: ViewState<Status>;
  figures: readonly Figure<Status>[];
  now: Date;
  /** The `PageRefresh`. */
  actions?: ReactNode;
  /** `beside`: four tiles beside Recent Activity. `row`: only the tiles, in one row. */
  layout?: 'beside' | 'row';
}

/** The agent's figures and recent activity. Says that the answer is loading or failed, for the whole page. */
export function OverviewSection<Status extends StatusBase>({
  title,
  status,
  figures,
  now,
  actions,
  layout = 'beside',
}: OverviewSectionProps<Status>) {
  const data = dataOf(status);
  const sampled = { figures: isSample(data, 'figures'), activity: layout === 'beside' && isSample(data, 'activity') };
  // One mark for the section if all of it is a sample; otherwise each sample part has its own.
  const whole = title !== undefined && sampled.figures && (layout === 'row' || sampled.activity);
  const tiles = (
    <FigureTiles
      figures={figures}
      data={data}
      sample={sampled.figures && !whole}
      columns={layout === 'beside' ? 2 : figures.length === 3 ? 3 : 4}
    />
  );
  const content = (
    <>
      {status.status === 'loading' ? <VisuallyHidden>Loading the figures</VisuallyHidden> : null}
      {status.status === 'error' ? (
        <Card>
          <ErrorState message={status.message} busy={status.retrying} onRetry={status.onRetry} />
        </Card>
      ) : layout === 'beside' ? (
        <Grid columns={2}>
          {tiles}
          <ActivityCard
            level={title === undefined ? 2 : 3}
            status={status}
            now={now}
            sample={sampled.activity && !whole}
          />
        </Grid>
      ) : (
        tiles
      )}
    </>
  );
  if (title === undefined) return content;
  return (
    <Section
      title={title}
      mark={whole ? <SampleMark /> : areFiguresFromSandbox(data) ? <SandboxMark /> : undefined}
      actions={actions}
    >
      {content}
    </Section>
  );
}
