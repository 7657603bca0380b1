import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';

/* CellText */
export const strongText = style({
  ...text('bodyStrong'),
  fontSize: 'inherit',
  lineHeight: 'inherit',
  color: vars.color.text,
});
/** Room for a word, so that a narrow screen scrolls the table instead of breaking words. */
export const room = style({ minWidth: '5rem' });
export const wideRoom = style({ minWidth: '6.5rem' });
/** Room for an address below a name, or a telephone number. */
export const twoLines = styleVariants({ strong: { minWidth: '10rem' }, plain: { minWidth: '8rem' } });

/* ShowMore */
export const showMore = style({
  ...text('small'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
});

/* LeftOut */
export const leftOut = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  color: vars.tone.caution.text,
});

/* SkeletonRows */
// One row every 52 px, like the rows of lists and settings.
export const skeletonRows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[10],
  padding: vars.space[5],
});
