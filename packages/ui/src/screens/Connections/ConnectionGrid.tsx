import { connectionCategories, type Connection } from '@switchboard/api-contract/connections';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Count } from '../../components/display/Count/Count.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { useMediaQuery } from '../../devices/useMediaQuery.ts';
import { clip } from '../../format/text.ts';
import { connectionStatus, connectionStatusRules } from '../../rules/connections.ts';
import { below } from '../../theme/media.ts';
import {
  chevron,
  folded,
  summary,
  actions,
  actionsRule,
  card,
  description,
  head,
  sync,
  usage,
  usageFigures,
} from './Connections.css.ts';
import { Card } from '../../components/layout/Card/Card.tsx';
import { cx } from '../../components/cx.ts';
import { Skeleton } from '../../components/display/Skeleton/Skeleton.tsx';

/** Placeholders for eight cards, of the same size. */
export function ConnectionsSkeleton() {
  return (
    <Grid columns={3}>
      {Array.from({ length: 8 }, (_, index) => (
        <Card key={index} className={card}>
          <div className={head}>
            <Skeleton width={36} height={36} radius={9} />
            <Stack gap={2}>
              <Skeleton width="52%" />
              <Skeleton width="34%" height={10} />
            </Stack>
            <Skeleton width={84} height={22} radius={6} />
          </div>
          <div className={description}>
            <Stack gap={2}>
              <Skeleton height={10} />
              <Skeleton width="64%" height={10} />
            </Stack>
          </div>
          <div className={usage}>
            <div className={usageFigures}>
              <Skeleton width={40} height={16} />
              <Skeleton width={88} height={16} />
            </div>
            <Skeleton height={6} radius={3} />
          </div>
          <div className={sync}>
            <Skeleton width={120} height={10} />
          </div>
          <div className={cx(actions, actionsRule)}>
            <Skeleton width={69} height={32} radius={7} />
            <Skeleton width={32} height={32} radius={7} />
          </div>
        </Card>
      ))}
    </Grid>
  );
}

interface ConnectionGridProps {
  connections: readonly Connection[];
  /** Opens all categories, as for search results. */
  open: boolean;
  children: (connection: Connection) => ReactNode;
}

const other = 'Other';
const categories: readonly string[] = connectionCategories;
const categoryOf = ({ category }: Connection): string =>
  category !== undefined && categories.includes(category) ? category : other;

/**
 * The cards. On a phone those not connected are collapsed by category, below the others, or the page would be many
 * screens long.
 */
export function ConnectionGrid({ connections, open, children }: ConnectionGridProps) {
  const narrow = useMediaQuery(below.md);
  const idle = narrow
    ? connections.filter(({ status }) => connectionStatus(status).label === connectionStatusRules.disconnected.label)
    : [];
  const grid = (shown: readonly Connection[]) =>
    shown.length > 0 ? <Grid columns={3}>{shown.map(children)}</Grid> : null;
  // The same elements at any width, so that cards stay busy when a phone is turned.
  return (
    <Stack gap={4}>
      {grid(connections.filter((connection) => !idle.includes(connection)))}
      {[...categories, other].map((category) => {
        const own = idle.filter((connection) => categoryOf(connection) === category);
        return own.length === 0 ? null : (
          <details key={category} className={folded} open={open}>
            <summary className={summary}>
              <Icon icon={ChevronRight} size={16} className={chevron} />
              <span>{clip(category, 40)}, not connected</span> <Count>{own.length}</Count>
            </summary>
            {grid(own)}
          </details>
        );
      })}
    </Stack>
  );
}
