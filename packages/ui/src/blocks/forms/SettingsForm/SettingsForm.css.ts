import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';

/** A number input with a bar beside it. */
export const number = style({ flex: '0 0 8.25rem' });
/** Room for '09:00 AM' and the browser's clock icon. */
export const time = style({ width: '9rem' });
/** Buttons to choose from. */
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '2px' });
/** Seven days in one row if they fit. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(2.75rem, 1fr))',
  gap: vars.space[1],
  '@media': { [below.md]: { gap: '2px' } },
});
export const day = style({ padding: 0 });
