import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';

/** As high as the buttons beside it; over the whole row on a phone. */
export const search = style({
  width: '200px',
  height: vars.size.control.sm,
  '@media': { [below.lg]: { height: vars.size.control.touch }, [below.md]: { width: '100%' } },
});
/** Filters under each other begin at one line. */
export const filterLabel = style({ minWidth: '56px' });
