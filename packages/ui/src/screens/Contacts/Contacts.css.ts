import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media.ts';

/** Level with the table beside it, below that table's heading. */
export const side = style({ paddingTop: '2.75rem', '@media': { [below.columns]: { paddingTop: 0 } } });
/** So narrow that Last Sync stays in sight; most addresses fit into two lines. */
export const address = style({ width: '7rem' });
