import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { ellipsis as cut, text } from '../../../theme/mixins.ts';

/** Positioned, so that its content scrolls with it. */
export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  padding: '0.1875rem',
  margin: '-0.1875rem',
  borderRadius: vars.radius.md,
});
export const drawing = style({ position: 'relative' });
export const edges = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: vars.color.controlBorder,
  strokeWidth: 1.5,
});
export const arrow = style({ fill: vars.color.controlBorder, stroke: 'none' });
export const node = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `0 ${vars.space[2]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const words = style({ ...text('small'), flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' });
export const nodeWords = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const nodeName = style({ ...text('label'), ...cut, color: vars.color.text });
export const nodeState = style({ ...text('caption'), ...cut, color: vars.color.textMuted });
