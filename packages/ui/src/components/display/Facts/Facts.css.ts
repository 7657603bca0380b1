import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

const figures = { gridTemplateColumns: 'minmax(0, 1fr) auto' };

export const facts = recipe({
  base: inComponents({
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    rowGap: '0.625rem',
    columnGap: vars.space[4],
    '@media': { [below.md]: { gridTemplateColumns: '5.75rem minmax(0, 1fr)' } },
  }),
  variants: {
    align: { start: {}, end: inComponents({ ...figures, textAlign: 'end', '@media': { [below.md]: figures } }) },
  },
});
export const term = style(
  inComponents({ ...text('small'), color: vars.color.textMuted, textAlign: 'start', overflowWrap: 'anywhere' }),
);
export const value = style(inComponents({ ...text('small'), color: vars.color.text, overflowWrap: 'anywhere' }));
export const figure = style(inComponents({ fontWeight: vars.fontWeight.strong }));
