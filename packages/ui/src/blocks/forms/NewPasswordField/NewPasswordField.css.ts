import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/media.ts';
import { tone } from '../../../theme/tone.css.ts';

export const line = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[1] });
export const part = style({
  height: '0.25rem',
  borderRadius: '2px',
  background: vars.color.track,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' } },
});
export const filled = style({
  background: tone.solid,
  '@media': { [forcedColors]: { background: 'Highlight' } },
});
