import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, forcedColors } from '../../../theme/media.ts';
import { inComponents } from '../../../theme/mixins.ts';

export const control = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    width: '2.25rem',
    height: '1.375rem',
    borderRadius: vars.radius.full,
    background: vars.color.controlBorder,
    transition: `background-color ${vars.motion.base} ${vars.motion.out}`,
    selectors: {
      '&[aria-checked="true"]': { background: vars.tone.positive.solid },
      '&:is(:disabled, [aria-disabled="true"])': { opacity: 0.45 },
    },
    '::before': { content: '', position: 'absolute', inset: '-0.3125rem 0' },
    '::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '0.1875rem',
      top: '0.1875rem',
      width: '1rem',
      height: '1rem',
      borderRadius: '50%',
      background: vars.color.knob,
      transition: `transform ${vars.motion.base} ${vars.motion.out}`,
    },
    '@media': {
      [below.lg]: { '::before': { inset: '-0.6875rem -0.25rem' } },
      [forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        outline: '1px solid CanvasText',
        '::after': { background: 'CanvasText' },
        selectors: { '&[aria-checked="true"]': { background: 'Highlight' } },
      },
    },
  }),
);

export const on = style(
  inComponents({
    '::after': { transform: 'translateX(0.875rem)', background: vars.tone.positive.onSolid },
  }),
);
