import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';

/** What a field has now, above what it would have. */
export const former = style({
  ...text('caption'),
  display: 'block',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const place = style({
  ...text('small'),
  marginInlineEnd: 'auto',
  alignSelf: 'center',
  color: vars.color.textMuted,
});

/** Level with the table beside it, below that table's heading. */
export const side = style({ paddingTop: '2.75rem', '@media': { [below.columns]: { paddingTop: 0 } } });
/** So narrow that Last Sync stays in sight; most addresses fit into two lines. */
export const address = style({ width: '7rem' });
