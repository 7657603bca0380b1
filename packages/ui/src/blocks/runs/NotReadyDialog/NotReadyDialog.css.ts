import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { text } from '../../../theme/mixins.ts';

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': { [below.sm]: { gridTemplateColumns: '2.25rem minmax(0, 1fr)' } },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  color: vars.color.textSecondary,
});
export const words = style({ ...text('body'), color: vars.color.text, overflowWrap: 'anywhere' });
export const nothing = style({
  ...text('small'),
  marginInlineEnd: 'auto',
  alignSelf: 'center',
  color: vars.color.textMuted,
});
