import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

export const receipts = style({ ...text('body'), display: 'grid', gap: vars.space[1], minWidth: 0 });
export const receipt = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control.sm,
  color: vars.assistant.textSoft,
});
globalStyle(`${receipt} > svg`, { flex: 'none', color: vars.tone.positive.lamp });
export const words = style({ flex: '0 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({ ...text('caption'), color: vars.assistant.textMuted });
