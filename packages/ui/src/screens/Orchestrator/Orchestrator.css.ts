import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text, ellipsis as cut } from '../../theme/mixins.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const newWorkflowList = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
});
export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: `${vars.space[3]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const number = style({ flex: '0 0 1.25rem', textAlign: 'center' });
export const stepAgent = style({ flex: '1 1 10rem', width: 'auto' });
export const stepTask = style({ flex: '2 1 12.5rem', width: 'auto' });
/** Below the task, beside the number. */
const indent = { paddingInlineStart: '1.75rem' };
export const said = style({
  ...text('caption'),
  ...indent,
  color: vars.color.textMuted,
  ':empty': { display: 'none' },
});
export const problem = style({ ...text('caption'), ...indent, color: vars.tone.critical.text });
export const waits = style({ ...indent, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[1] });
/** A step to wait for: pressed or not. */
export const wait = style({
  ...text('caption'),
  minHeight: '1.5rem',
  padding: `0 ${vars.space[2]}`,
  border: `1px dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderStyle: 'solid', color: vars.color.text, background: vars.color.sunken },
  },
});

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

/** A task's type and dependencies, below its name. */
export const meta = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  color: vars.color.textMuted,
});
export const after = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], whiteSpace: 'nowrap' });
/** Six marks do not fit in a tile on a phone. */
export const marks = style({ display: 'flex', gap: vars.space[1], '@media': { [below.md]: { display: 'none' } } });
export const inPlaceOfMarks = style({ display: 'none', '@media': { [below.md]: { display: 'inline' } } });
/** A bar in a cell, with its figure in a box wide enough for 100%. */
export const barBox = style({ flex: '1 1 auto', minWidth: '3.5rem', maxWidth: '6rem' });
export const percentBox = style({ flex: '0 0 2rem', textAlign: 'end' });
export const failures = style({ color: vars.tone.critical.text, fontWeight: vars.fontWeight.label });
/** A workflow's name; a long status wraps below it. */
export const flowName = style({ flex: '1 1 7.5rem', minWidth: 0 });
