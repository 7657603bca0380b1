import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { text, ellipsis } from '../../../theme/mixins.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  minHeight: 0,
  padding: `${vars.space[3]} ${vars.space[2]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const tools = style({ display: 'flex', gap: vars.space[2], paddingInline: vars.space[1] });
export const entries = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: vars.space[1],
  borderRadius: vars.radius.md,
  selectors: { '&:hover, &[data-current]': { background: vars.assistant.controlOff } },
});
export const opener = style({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: '3.25rem',
  padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  color: vars.assistant.text,
  textAlign: 'start',
  cursor: 'pointer',
});
export const entryTitle = style({
  ...text('body'),
  ...ellipsis,
  display: 'block',
  selectors: { '[data-current] &': { fontWeight: vars.fontWeight.label } },
});
export const when = style({ ...text('caption'), color: vars.assistant.textMuted });
export const more = style({ display: 'grid', justifyItems: 'center' });
export const rename = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '3.25rem',
  paddingInline: vars.space[1],
});
export const wrong = style({ ...text('caption'), gridColumn: '1 / -1', color: vars.tone.critical.text });

const line = `1px solid ${vars.assistant.glassBorder}`;

/** As high as the window on a narrow screen, else of one height whatever is in it. */
export const dialog = style({
  maxWidth: '60rem',
  height: 'min(calc(100dvh - 2rem), 43rem)',
  background: vars.assistant.canvas,
  boxShadow: `inset 0 0 0 1px ${vars.assistant.glassBorder}`,
  '@media': {
    [below.md]: { width: '100%', maxWidth: '100%', height: '100dvh', maxHeight: '100dvh', borderRadius: 0 },
  },
});
globalStyle(`${dialog} [data-dialog-body]`, { padding: 0, marginTop: vars.space[3], overflow: 'hidden' });
export const panes = style({
  flex: '1 1 0',
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: '18rem minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  borderTop: line,
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${panes} > :first-child`, { borderInlineEnd: line });
globalStyle(`${panes}[data-step="conversation"] > :first-child, ${panes}[data-step="list"] > :last-child`, {
  '@media': { [below.md]: { display: 'none' } },
});
export const conversation = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });
export const back = style({
  display: 'none',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  '@media': { [below.md]: { display: 'block' } },
});
export const empty = style({ ...text('body'), padding: vars.space[5], color: vars.assistant.textMuted });
export const replaced = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[5]}`,
  borderTop: line,
  color: vars.assistant.textMuted,
});
export const foot = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], width: '100%' });
export const kept = style({ ...text('small'), marginInlineEnd: 'auto', color: vars.assistant.textMuted });
export const scrolls = style({
  flex: '1 1 0',
  minHeight: 0,
  paddingInline: vars.space[5],
  overflowY: 'auto',
  // The virtual list keeps what is read in its place.
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
