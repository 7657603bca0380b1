import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/media.ts';
import { inComponents } from '../../../theme/mixins.ts';
import { tone } from '../../../theme/tone.css.ts';

export const track = style(
  inComponents({
    display: 'block',
    flex: '1 1 auto',
    minWidth: 0,
    height: vars.size.bar,
    // It grows along a row, not down a column.
    maxHeight: vars.size.bar,
    borderRadius: '3px',
    background: vars.color.track,
    overflow: 'hidden',
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' } },
  }),
);

const base = { display: 'block', height: '100%', borderRadius: '3px' } as const;
const filled = (background: string) =>
  inComponents({ ...base, background, '@media': { [forcedColors]: { background: 'Highlight' } } });

export const fill = styleVariants({
  ink: filled(vars.color.text),
  line: filled(vars.line.solid),
  tone: filled(tone.solid),
  green: filled(vars.color.usage.green),
  yellow: filled(vars.color.usage.yellow),
  red: filled(vars.color.usage.red),
});
