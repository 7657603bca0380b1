import { style } from '@vanilla-extract/css';
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
