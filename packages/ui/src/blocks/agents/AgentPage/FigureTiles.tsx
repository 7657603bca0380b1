import type { ReactNode } from 'react';
import { Bar } from '../../../components/display/Bar/Bar.tsx';
import type { IconType } from '../../../components/display/Icon/Icon.tsx';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { Tile } from '../../../components/layout/Tile/Tile.tsx';
import { NONE } from '../../../format/numbers.ts';
import { SampleMark } from '../../marks/SampleMark/SampleMark.tsx';

/** The content of one tile. */
export interface FigureValue {
  /** Formatted; a dash if there is none. */
  readonly figure: ReactNode;
  readonly unit?: ReactNode;
  /** Percent, for a bar below the figure. */
  readonly bar?: number;
  readonly note?: ReactNode;
  /** The figure is made up, even if the rest of the page is not. */
  readonly sample?: boolean;
}

/** A tile of an overview: its label, shown while loading too, and how to read its value from the answer. */
export interface Figure<Data> {
  readonly label: string;
  readonly icon?: IconType;
  /** It may be a sample while the rest of the page is not. */
  readonly mayBeSample?: boolean;
  readonly value: (data: Data) => FigureValue;
}

/** The note under a figure, such as '58 added today'; nothing if that figure is missing. */
export const figureNote = (figure: string, words: (figure: string) => string): string | undefined =>
  figure === NONE ? undefined : words(figure);

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
      {figures.map(({ label, icon, mayBeSample, value: valueOf }) => {
        if (data === undefined) return <Tile key={label} label={label} icon={icon} loading mayBeMarked={mayBeSample} />;
        const { figure, unit, bar, note, sample } = valueOf(data);
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
