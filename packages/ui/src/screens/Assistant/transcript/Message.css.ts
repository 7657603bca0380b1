import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/media.ts';
import { hitArea, text } from '../../../theme/mixins.ts';

/** One's own message stands at the end of the line, with what edits it before it. */
export const asked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(80%)',
  alignItems: 'center',
  justifyItems: 'end',
  gap: vars.space[1],
});
export const head = style({
  ...text('caption'),
  color: vars.assistant.textMuted,
  selectors: { [`${asked} > &`]: { gridColumn: '1 / -1' } },
});
export const bubble = style({
  ...text('reading'),
  gridColumn: 2,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.xl,
  background: vars.assistant.controlOff,
  color: vars.assistant.text,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  userSelect: 'text',
  '@media': { [forcedColors]: { border: '1px solid' } },
});
export const answer = style({
  ...text('body'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  color: vars.assistant.text,
});
export const prose = style({ userSelect: 'text' });
globalStyle(`${prose} :is(th, td)`, {
  padding: `${vars.space[1]} ${vars.space[5]} ${vars.space[1]} 0`,
  borderBottom: `1px solid ${vars.assistant.glassBorder}`,
});
globalStyle(`${prose} th`, { color: vars.assistant.textMuted, fontWeight: 'inherit' });
export const note = style({ ...text('small'), color: vars.assistant.textMuted, overflowWrap: 'anywhere' });
/** Buttons under a message; the first one's icon stands below the text. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[1],
  selectors: { [`${answer} > &`]: { marginInlineStart: '-0.625rem' } },
});
export const pressed = style({
  selectors: { '&[aria-pressed="true"]': { background: vars.color.pressed, color: vars.color.text } },
});
export const reason = style({
  ...text('small'),
  display: 'flex',
  gap: vars.space[2],
  flex: '1 1 12rem',
  minWidth: 0,
  color: vars.assistant.textMuted,
  overflowWrap: 'anywhere',
});
export const editing = style({ display: 'grid', gap: vars.space[2] });
globalStyle(`${editing} > ${row}`, { justifyContent: 'flex-end' });

export const folded = style({ ...text('small'), color: vars.assistant.textMuted, minWidth: 0 });
export const summary = style({
  width: 'fit-content',
  minHeight: '1.5rem',
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.assistant.text } },
});
export const numbered = style({
  ...text('small'),
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[6],
  color: vars.assistant.textMuted,
  listStyle: 'decimal',
  overflowWrap: 'anywhere',
});
/** The number of a source, beside a statement. */
export const number = style({
  ...text('caption'),
  position: 'relative',
  display: 'inline-block',
  minWidth: '1.25rem',
  marginInline: '2px',
  borderRadius: vars.radius.sm,
  background: vars.assistant.controlOff,
  textAlign: 'center',
  ...hitArea(3, 8),
});
