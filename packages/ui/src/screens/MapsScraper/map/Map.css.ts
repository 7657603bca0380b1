import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { ellipsis, text } from '../../../theme/mixins.ts';

const dotSize = { width: '0.75rem', height: '0.75rem', borderRadius: '50%', border: `2px solid ${vars.line.solid}` };

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const ground = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[2],
  background: vars.color.sunken,
});
/** The square that distances are drawn in. */
export const square = style({ position: 'relative', width: '100%', maxWidth: '35.75rem', aspectRatio: '1' });
export const rings = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.borderStrong,
});
export const edge = style({ strokeWidth: 1.5, strokeDasharray: '4 4' });
export const cross = style({ stroke: vars.color.text, strokeWidth: 2 });
export const verified = style({ fill: vars.line.solid, stroke: vars.color.surface, strokeWidth: 1.5 });
export const unverified = style({ fill: vars.color.surface, stroke: vars.line.solid, strokeWidth: 2 });
export const chosenRing = style({ stroke: vars.color.focus, strokeWidth: 2 });
export const pressable = style({ cursor: 'pointer' });

/** Words on the drawing, which interrupt what is drawn below them. */
export const label = style({
  ...text('caption'),
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  padding: `0 ${vars.space[1]}`,
  background: vars.color.sunken,
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
export const placeName = style({
  ...ellipsis,
  maxWidth: '40%',
  marginTop: vars.space[5],
  fontWeight: vars.fontWeight.strong,
  color: vars.color.text,
});
export const chosenName = style({
  ...text('caption'),
  ...ellipsis,
  position: 'absolute',
  maxWidth: '46%',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  background: vars.color.tooltip,
  color: vars.color.onTooltip,
  fontWeight: vars.fontWeight.strong,
  transform: 'translate(1.25rem, -50%)',
  pointerEvents: 'none',
});
export const toTheLeft = style({ transform: 'translate(calc(-100% - 1.25rem), -50%)' });
export const north = style({
  ...text('caption'),
  position: 'absolute',
  top: vars.space[5],
  right: vars.space[5],
  display: 'grid',
  justifyItems: 'center',
  color: vars.color.textMuted,
});
export const scale = style({
  ...text('caption'),
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  alignItems: 'end',
  gap: vars.space[2],
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
export const measure = style({
  height: '0.375rem',
  border: `1.5px solid ${vars.color.textMuted}`,
  borderTop: 0,
  marginBottom: '0.3125rem',
});

/** The list beside the drawing, or below it on narrow screens. */
export const listColumn = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderInlineStart: `1px solid ${vars.color.border}`,
  '@media': { [below.lg]: { borderInlineStart: 0, borderTop: `1px solid ${vars.color.border}` } },
});
/** As high as the drawing beside it, or as its first rows. */
export const list = style({
  flex: '1 1 0',
  overflowY: 'auto',
  '@media': { [below.lg]: { flex: 'none', maxHeight: '28.5rem' } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'center',
  minHeight: '3.5rem',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const chosenRow = style({
  background: vars.tone.accent.soft,
  selectors: { '&:hover': { background: vars.tone.accent.soft } },
});
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const name = style({ ...text('bodyStrong'), ...ellipsis, color: vars.color.text });
export const details = style({ ...text('caption'), ...ellipsis, color: vars.color.textMuted });
export const listFoot = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderTop: `1px solid ${vars.color.border}`,
});

export const dot = style({ ...dotSize, flex: 'none', justifySelf: 'center', background: vars.color.surface });
export const verifiedDot = style({ background: vars.line.solid });
export const legend = style({
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderTop: `1px solid ${vars.color.border}`,
});
