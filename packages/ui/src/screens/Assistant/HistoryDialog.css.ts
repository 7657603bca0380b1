import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';

export const entries = style({ display: 'grid', gap: vars.space[4] });
export const entry = style({
  ...text('body'),
  display: 'grid',
  gap: vars.space[1],
  minWidth: 0,
  color: vars.color.text,
});
export const head = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  color: vars.color.textMuted,
});
export const who = style({ ...text('label'), color: vars.color.textSecondary });
/** As it was typed. */
export const typed = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'isolate' });
export const message = style({
  selectors: {
    [`${entry}[data-role="user"] &`]: {
      padding: `${vars.space[2]} ${vars.space[3]}`,
      borderRadius: vars.radius.md,
      background: vars.color.hover,
    },
  },
});
