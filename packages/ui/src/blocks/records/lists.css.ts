import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';

export const strong = style({
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

export const more = style({
  ...text('small'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
});

export const note = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  color: vars.tone.caution.text,
});

// One row every 52 px, like the rows of lists and settings.
export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space[10], padding: vars.space[5] });
