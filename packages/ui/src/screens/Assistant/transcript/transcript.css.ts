import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/media.ts';
import { hitArea, text } from '../../../theme/mixins.ts';

const hiddenAtRest = { selectors: { 'div:not([data-reply]) > div > &': { display: 'none' } } } as const;

/** On a narrow stage the questions stand in one row that scrolls, so that they need the same height anywhere. */
export const suggested = style({
  pointerEvents: 'auto',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  maxWidth: '100%',
  // Where they would not fit below the orb, or leave no room for a reply.
  '@container': {
    'stage (max-width: 47.9375em) and (max-height: 25.625em)': hiddenAtRest,
    'stage (min-width: 48em) and (max-height: 29.5em)': hiddenAtRest,
    'stage (max-height: 16.1875em)': { display: 'none' },
  },
});
export const about = style({
  ...text('small'),
  color: vars.assistant.textMuted,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
export const suggestedRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  '@container': {
    'stage (max-width: 47.9375em)': { flexWrap: 'nowrap', justifyContent: 'flex-start', overflowX: 'auto' },
  },
});
globalStyle(`${suggestedRow} > li`, { flex: 'none', maxWidth: '100%' });
export const question = style({
  ...text('small'),
  minHeight: vars.size.control.touch,
  maxWidth: '100%',
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.assistant.glassBorder }, '&:focus-visible': { outlineOffset: '-2px' } },
});

export const nearest = style({ display: 'grid', gap: vars.space[2] });
export const nearestQuestion = style({
  height: 'auto',
  minHeight: vars.size.control.touch,
  paddingBlock: vars.space[2],
  justifyContent: 'space-between',
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
globalStyle(`${nearestQuestion} > svg`, { color: vars.assistant.textMuted });

export const messages = style({ position: 'relative' });
export const item = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  paddingBlock: vars.space[3],
});
/** From here on the model is sent what was said. */
export const mark = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginBottom: vars.space[5],
  color: vars.assistant.textMuted,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${vars.assistant.glassBorder}` },
  },
});

/** Below the settings, with a line across the dialog. */
export const keys = style({
  ...text('body'),
  display: 'grid',
  marginInline: `calc(-1 * ${vars.space[6]})`,
  padding: `${vars.space[4]} ${vars.space[6]} 0`,
  borderTop: `1px solid ${vars.color.border}`,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const key = style({
  ...text('mono'),
  fontFamily: vars.font.mono,
  padding: `2px ${vars.space[2]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  whiteSpace: 'nowrap',
});

export const receipts = style({ ...text('body'), display: 'grid', gap: vars.space[1], minWidth: 0 });
export const receipt = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control.sm,
  color: vars.assistant.textSoft,
});
globalStyle(`${receipt} > svg`, { flex: 'none', color: vars.tone.positive.lamp });
export const words = style({ flex: '0 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const undoneNote = style({ ...text('caption'), color: vars.assistant.textMuted });

/** The member's message stands at the end of the line, after its edit button. */
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
