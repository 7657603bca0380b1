import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

/* SendToDialog */
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const refusal = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const heading = style({ ...text('bodyStrong'), margin: 0, color: vars.color.text });
export const name = style({ ...text('bodyStrong'), color: vars.color.text });
export const why = style({ ...text('body'), color: vars.color.textSecondary });
export const note = style({ ...text('small'), margin: 0, color: vars.color.textMuted });

/* SendNew */
export const sendNewItem = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: '2rem',
  paddingBlock: vars.space[1],
  color: vars.color.textSecondary,
});
export const sendNewWords = style({ flex: '1 1 12.5rem', minWidth: 0, overflowWrap: 'anywhere' });
