import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], width: '100%', minWidth: 0 });
export const or = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
});
export const rule = style({ flex: '1 1 auto', height: '1px', background: vars.color.border });
