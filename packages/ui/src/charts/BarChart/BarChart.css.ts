import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/media.ts';
import { hidden, inComponents, text } from '../../theme/mixins.ts';

/** A plot of 200 px, with room for the topmost figure above and the labels below. */
export const box = style(inComponents({ height: '15.5rem', minWidth: 0 }));
export const plot = style(inComponents({ userSelect: 'none' }));
export const figure = style(inComponents({ position: 'relative', minWidth: 0 }));
/** What holds the table: by itself, one is always as large as its cells, and would lengthen the page. */
export const twin = style(inComponents({ ...hidden, top: 0 }));

export const gridLine = style(
  inComponents({ stroke: vars.color.border, strokeWidth: 1, shapeRendering: 'crispEdges' }),
);
export const axis = style(
  inComponents({ stroke: vars.color.controlBorder, strokeWidth: 1, shapeRendering: 'crispEdges' }),
);
/** Behind the bar that is pointed at. */
export const cursor = style(inComponents({ fill: vars.color.hover }));

const inForced = { [forcedColors]: { fill: 'Highlight', forcedColorAdjust: 'none' } } as const;
export const bar = style(inComponents({ fill: vars.line.solid, '@media': inForced }));
export const ink = style(inComponents({ fill: vars.color.textSecondary, '@media': inForced }));
export const inkToday = style(inComponents({ fill: vars.color.text, '@media': inForced }));

const caption = { ...text('caption'), fontFamily: vars.font.sans, fontVariantNumeric: 'tabular-nums' } as const;
export const tick = style(inComponents({ ...caption, fill: vars.color.textMuted }));
export const today = style(inComponents({ fill: vars.color.text, fontWeight: vars.fontWeight.strong }));
/** The outline keeps grid lines off the figure. */
export const value = style(
  inComponents({
    ...caption,
    fontWeight: vars.fontWeight.strong,
    fill: vars.color.text,
    stroke: vars.color.surface,
    strokeWidth: '5px',
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  }),
);
