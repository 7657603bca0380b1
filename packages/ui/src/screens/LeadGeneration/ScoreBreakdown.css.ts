import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';

export const section = style({ marginTop: vars.space[6] });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7.5rem 4rem',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[2]} 0`,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr) 4rem' } },
});
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });
/** On a phone the bar goes below the words. */
export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [below.sm]: { gridRow: 2, gridColumn: '1 / -1' } },
});
export const points = style({ textAlign: 'end', whiteSpace: 'nowrap' });
