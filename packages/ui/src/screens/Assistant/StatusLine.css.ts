import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ellipsis, text } from '../../theme/mixins.ts';
import { type } from '../../theme/tokens.ts';
import { tone } from '../../theme/tone.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  height: vars.size.control.sm,
  whiteSpace: 'nowrap',
});

export const status = style({
  ...text('small'),
  fontWeight: type.control.weight,
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  padding: `0 ${vars.space[2]}`,
  color: vars.assistant.textSoft,
});

/** Under the status; where there is no room for it, it is left to the transcript. */
export const step = style({
  ...text('caption'),
  ...ellipsis,
  position: 'absolute',
  top: '1.5625rem',
  left: '50%',
  transform: 'translateX(-50%)',
  maxWidth: `calc(100cqw - ${vars.space[8]})`,
  color: vars.assistant.textMuted,
  pointerEvents: 'none',
  '@container': { 'stage (max-height: 22.5em)': { display: 'none' } },
});

export const dot = styleVariants(vars.assistant.statusDot, (color) => ({
  display: 'contents',
  vars: { [tone.lamp]: color },
}));
