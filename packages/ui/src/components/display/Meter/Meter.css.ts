import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const meter = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 }));
export const words = style(
  inComponents({ ...text('small'), display: 'flex', justifyContent: 'space-between', gap: vars.space[4] }),
);
export const label = style(inComponents({ color: vars.color.textSecondary, minWidth: 0, overflowWrap: 'anywhere' }));
export const figure = style(
  inComponents({ ...text('bodyStrong'), fontSize: vars.fontSize.small, color: vars.color.text, whiteSpace: 'nowrap' }),
);
export const quiet = style(inComponents(text('caption')));
