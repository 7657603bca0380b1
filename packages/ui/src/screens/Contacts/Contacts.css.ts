import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media.ts';

/** Level with the table beside it, which has a heading above. */
export const side = style({ paddingTop: '44px', '@media': { [below.columns]: { paddingTop: 0 } } });
