import { Bar } from '../../../components/display/Bar/Bar.tsx';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { Tile } from '../../../components/layout/Tile/Tile.tsx';
import { SampleMark } from '../../marks/SampleMark/SampleMark.tsx';
import type { Figure } from './figures.ts';

interface FigureTilesProps<Data> {
  figures: readonly Figure<Data>[];
  /** Left out while it loads. */
  data?: Data;
  /** All figures are samples. */
  sample?: boolean;
  columns?: 2 | 3 | 4;
}

/** Tiles from a table of figures. */
export function FigureTiles<Data>({ figures, data, sample: all, columns = 4 }: FigureTilesProps<Data>) {
  return (
    <Grid columns={columns} tiles>
      {figures.map(({ label, icon, mayBeSample, of }) => {
        if (data === undefined) return <Tile key={label} label={label} icon={icon} loading mayBeMarked={mayBeSample} />;
        const { figure, unit, bar, note, sample } = of(data);
        const value = typeof figure === 'string' ? figure : undefined;
        return (
          <Tile
            key={label}
            label={label}
            icon={icon}
            figure={figure}
            unit={unit}
            bar={bar === undefined ? undefined : <Bar label={label} value={bar} valueText={value} />}
            foot={note}
            mark={all || sample ? <SampleMark /> : undefined}
            markAt="foot"
            mayBeMarked={mayBeSample}
          />
        );
      })}
    </Grid>
  );
}
