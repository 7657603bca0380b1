import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const brand = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.625rem',
    height: '2rem',
    color: vars.color.text,
    ...text('brand'),
    borderRadius: vars.radius.sm,
  }),
);

export const mark = style(inComponents({ '@media': { [forcedColors]: { forcedColorAdjust: 'none' } } }));
export const plate = style(inComponents({ fill: vars.color.text }));
export const cord = style(
  inComponents({ fill: 'none', stroke: vars.color.signal, strokeWidth: 2.4, strokeLinecap: 'round' }),
);
export const jack = style(inComponents({ fill: 'none', stroke: vars.color.canvas, strokeWidth: 1.7 }));
