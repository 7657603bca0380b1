import { Skeleton } from '../../components/display/Skeleton/Skeleton.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';

const tiles = ['agents', 'integrations', 'workflow', 'assistant'];

/** What stands below the heading until it is known what comes first. */
export function Placeholders() {
  return (
    <Grid columns={4} tiles>
      {tiles.map((tile) => (
        <Skeleton key={tile} height={122} radius={12} />
      ))}
    </Grid>
  );
}
