import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, below } from '../../theme/media.ts';
import { text, monospaced } from '../../theme/mixins.ts';
import { tone } from '../../theme/tone.css.ts';

export const titleBar = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: `${vars.space[6]} ${vars.space[8]} 0`,
  '@media': { [below.md]: { padding: `${vars.space[4]} ${vars.space[4]} 0` } },
});
export const titleWords = style({ minWidth: 0 });
export const title = style({
  ...text('page'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  color: vars.assistant.text,
  overflowWrap: 'anywhere',
});
export const version = style({
  ...text('mono'),
  lineHeight: '1rem',
  fontFamily: vars.font.mono,
  color: vars.assistant.textSoft,
  border: `1px solid ${vars.assistant.glassBorder}`,
  borderRadius: '5px',
  padding: '1px 0.375rem',
});
export const subtitle = style({ ...text('body'), color: vars.assistant.textMuted, marginTop: '2px' });
export const link = style({
  ...text('control'),
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.size.control.md,
  padding: `0 0.875rem 0 ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  '@media': { [below.lg]: { height: vars.size.control.touch } },
});

export const panel = style({
  width: 'min(27.5rem, 100%)',
  borderRadius: vars.radius.xl,
  padding: `0.875rem ${vars.space[4]} ${vars.space[4]}`,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minHeight: '1.25rem' });
export const lamp = style({ display: 'contents', vars: { [tone.lamp]: vars.assistant.recording.solid } });
export const time = style({ ...text('small'), ...monospaced, color: vars.assistant.text });
export const recorderNote = style({ ...text('caption'), color: vars.assistant.textMuted });

const transcriptWords = {
  ...text('reading'),
  marginTop: '0.625rem',
  color: vars.assistant.text,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;
/** The newest words, in a box of fixed height with two lines. */
export const live = style({ ...transcriptWords, height: '3rem', overflow: 'hidden' });
export const finished = style({ ...transcriptWords, maxHeight: '9rem', overflowY: 'auto' });
export const unsettled = style({ color: vars.assistant.textMuted });

export const problem = style({
  ...text('small'),
  display: 'flex',
  gap: vars.space[2],
  marginTop: '0.625rem',
  color: vars.assistant.textSoft,
  selectors: { '&:first-child': { marginTop: 0 } },
});
export const tooLongNote = style({ ...text('small'), marginTop: '0.625rem', color: vars.tone.critical.text });
export const problemIcon = style({ marginTop: '2px', color: vars.tone.caution.lamp });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  marginTop: vars.space[3],
});

export const messageBox = style({
  width: 'min(18.75rem, 100%)',
  borderRadius: '14px',
  padding: '0.625rem 0.5rem 0.5rem 0.875rem',
  selectors: { '&:has(textarea:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const field = style({
  ...text('body'),
  display: 'block',
  width: '100%',
  minHeight: '3.75rem',
  maxHeight: '5.625rem',
  // Grows with its content if the browser supports it, but not for far too long a text, which is slow to lay out.
  fieldSizing: 'content',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.assistant.text,
  resize: 'none',
  overflowY: 'auto',
  selectors: {
    '&::placeholder': { color: vars.assistant.textMuted },
    '&:focus-visible': { outline: 'none' },
    '&[aria-invalid]': { fieldSizing: 'fixed', height: '5.625rem' },
  },
});

export const foot = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.size.control.sm,
  color: vars.assistant.textMuted,
});
export const over = style({ color: vars.tone.critical.text });

export const bars = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 1,
  minWidth: 0,
  height: '1.75rem',
  overflow: 'hidden',
});
export const bar = style({
  flex: 'none',
  width: '0.1875rem',
  height: '100%',
  background: vars.assistant.recording.level,
  clipPath: 'inset(0.75rem 0 round 2px)',
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

export const box = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });
export const words = style({ color: vars.assistant.textSoft, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const cost = style({
  ...text('small'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[4],
  color: vars.assistant.textMuted,
  overflowWrap: 'anywhere',
});
export const answers = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[2] });
export const note = style({
  ...text('small'),
  color: vars.assistant.textMuted,
  selectors: { [`${answers} > &`]: { marginInlineStart: 'auto' } },
});

/** The dark glass under everything above the dots. Used on this screen only. */
export const glass = style({
  background: vars.assistant.glass,
  backdropFilter: 'blur(14px)',
  boxShadow: `inset 0 0 0 1px ${vars.assistant.glassBorder}, ${vars.assistant.glassShadow}`,
  color: vars.assistant.text,
  '@media': { [forcedColors]: { border: '1px solid' } },
});

/** Touch height at every window size. */
export const tall = style({ height: vars.size.control.touch });
