import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media.ts';
import { ellipsis } from '../../theme/mixins.ts';

/** Level with the table beside it, below that table's heading. */
export const side = style({ paddingTop: '2.75rem', '@media': { [below.columns]: { paddingTop: 0 } } });
/** One line; the detail shows the full text. */
export const address = style({ ...ellipsis, display: 'block', maxWidth: '8.625rem' });
