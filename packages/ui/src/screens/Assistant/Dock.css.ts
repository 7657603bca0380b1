import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/media.ts';

const LARGE = '3rem';

export const dock = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[2],
  borderRadius: vars.space[5],
});

export const button = style({
  width: LARGE,
  height: LARGE,
  borderRadius: '14px',
  display: 'grid',
  placeItems: 'center',
  color: vars.assistant.text,
  background: vars.assistant.control,
  transition: `background-color ${vars.motion.fast} ${vars.motion.out}`,
  selectors: {
    '&:hover': { background: vars.assistant.glassBorder },
    '&[aria-pressed="true"]': { background: vars.assistant.text, color: vars.assistant.onText },
    '&[data-on]': { background: vars.assistant.recording.solid, color: vars.assistant.recording.on },
  },
  '@media': { [forcedColors]: { border: '1px solid ButtonText' } },
});
