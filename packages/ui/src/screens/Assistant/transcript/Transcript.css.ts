import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

export const messages = style({ position: 'relative' });
export const item = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  paddingBlock: vars.space[3],
});
/** From here on the model is sent what was said. */
export const mark = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginBottom: vars.space[5],
  color: vars.assistant.textMuted,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${vars.assistant.glassBorder}` },
  },
});
