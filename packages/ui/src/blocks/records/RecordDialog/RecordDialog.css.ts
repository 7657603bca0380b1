import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Always there, so that what comes into it is announced; without it, no row of the grid. */
export const notice = style({ display: 'contents' });
export const whole = style({ gridColumn: '1 / -1' });
