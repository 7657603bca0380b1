import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars, components } from '../../../theme/contract.css.ts';
import { below, from } from '../../../theme/media.ts';
import { inComponents } from '../../../theme/mixins.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = recipe({
  base: inComponents({ display: 'grid', gap: vars.space[4], minWidth: 0, ...columns(1) }),
  variants: {
    columns: {
      1: {},
      2: inComponents({ ...columns(2), '@media': { [below.md]: columns(1) } }),
      3: inComponents({ ...columns(3), '@media': { [below.columns]: columns(2), [below.md]: columns(1) } }),
      4: inComponents({ ...columns(4), '@media': { [below.columns]: columns(2), [below.md]: columns(1) } }),
    },
    /** On a phone, figures stay in two columns; an odd last one spans both. */
    tiles: { true: inComponents({ '@media': { [below.md]: { ...columns(2), gap: vars.space[3] } } }) },
    /** A fourth column on wide screens. */
    wide: { true: inComponents({ '@media': { [from.xxl]: columns(4) } }) },
    align: { stretch: {}, start: inComponents({ alignItems: 'start' }) },
  },
  defaultVariants: { columns: 1 },
});

globalStyle(`${grid.classNames.variants.tiles.true} > :last-child:nth-child(odd)`, {
  '@layer': { [components]: { '@media': { [below.columns]: { gridColumn: '1 / -1' } } } },
});

export const sidebar = styleVariants({
  /** A main column, and a 304-px column beside it. */
  main: inComponents({
    gridTemplateColumns: 'minmax(0, 1fr) 19rem',
    alignItems: 'start',
    '@media': { [below.columns]: columns(1) },
  }),
});
