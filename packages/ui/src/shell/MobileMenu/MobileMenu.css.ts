import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/media.ts';

const slide = keyframes({ from: { transform: 'translateX(-16px)', opacity: 0 } });
const fade = keyframes({ from: { opacity: 0 } });

export const drawer = style({
  width: vars.size.menu,
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: '0.375rem 0.75rem 1rem',
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.panel,
  color: vars.color.textSecondary,
  boxShadow: vars.elevation.dialog,
  selectors: {
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
      animation: `${slide} ${vars.motion.slow} ${vars.motion.out}`,
    },
    '&::backdrop': { background: vars.color.scrim, animation: `${fade} ${vars.motion.slow} ${vars.motion.out}` },
  },
  '@media': { [forcedColors]: { borderInlineEnd: '1px solid' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  height: vars.size.control.touch,
  marginBottom: vars.space[4],
  paddingInlineStart: vars.space[2],
});
