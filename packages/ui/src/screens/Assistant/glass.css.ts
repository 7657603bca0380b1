import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/media.ts';

/** The dark glass under everything above the dots. Used on this screen only. */
export const glass = style({
  background: vars.assistant.glass,
  backdropFilter: 'blur(14px)',
  boxShadow: `inset 0 0 0 1px ${vars.assistant.glassBorder}, ${vars.assistant.glassShadow}`,
  color: vars.assistant.text,
  '@media': { [forcedColors]: { border: '1px solid' } },
});

/** Touch height at every window size. */
export const tall = style({ height: vars.size.control.touch });
