import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

/* RecordEditor */
export const conflicts = style({ marginTop: vars.space[4] });
export const values = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: `${vars.space[2]} 0`,
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pair = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const term = style({ ...text('caption'), display: 'block' });
export const choice = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
/** Two fields apart. */
export const field = style({
  selectors: { '&:not(:first-child)': { marginTop: vars.space[4] } },
});
export const unsaved = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineEnd: 'auto',
});

/* FormFields */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const whole = style({ gridColumn: '1 / -1' });
