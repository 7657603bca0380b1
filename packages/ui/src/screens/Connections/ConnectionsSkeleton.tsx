import { Card } from '../../components/layout/Card/Card.tsx';
import { cx } from '../../components/cx.ts';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Skeleton } from '../../components/display/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { actions, actionsRule, card, description, head, sync, usage, usageFigures } from './Connections.css.ts';

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
