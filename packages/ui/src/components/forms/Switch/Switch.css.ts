import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, forcedColors } from '../../../theme/media.ts';
import { inComponents } from '../../../theme/mixins.ts';

export const control = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    width: '36px',
    height: '22px',
    borderRadius: '11px',
    background: vars.color.controlBorder,
    transition: `background-color ${vars.motion.base} ${vars.motion.out}`,
    selectors: {
      '&[aria-checked="true"]': { background: vars.tone.positive.solid },
      '&:is(:disabled, [aria-disabled="true"])': { opacity: 0.45 },
    },
    '::before': { content: '', position: 'absolute', inset: '-5px 0' },
    '::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '3px',
      top: '3px',
      width: '16px',
      height: '16px',
      borderRadius: '50%',
      background: vars.color.knob,
      transition: `transform ${vars.motion.base} ${vars.motion.out}`,
    },
    '@media': {
      [below.lg]: { '::before': { inset: '-11px -4px' } },
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
    '::after': { transform: 'translateX(14px)', background: vars.tone.positive.onSolid },
  }),
);
