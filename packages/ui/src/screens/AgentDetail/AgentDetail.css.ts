import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, forcedColors } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

export const badge = style({ paddingInlineEnd: vars.space[2] });
/** No box of its own, so that the bar inside can stick to the bottom of the form. */
export const inside = style({ display: 'contents' });
export const theirs = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], marginTop: vars.space[4] });

/** Scrolls as a whole, so that text and colours stay aligned. */
export const editor = style({ maxHeight: '35rem', overflowY: 'auto' });
export const sheet = style({ display: 'grid', minHeight: '17.5rem' });

// Both layers must break lines at the same characters.
const layer = {
  gridArea: '1 / 1',
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  wordBreak: 'normal',
  resize: 'none',
  overflow: 'hidden',
} as const;

export const colours = style({
  ...layer,
  pointerEvents: 'none',
  color: vars.color.textSecondary,
  '@media': { [forcedColors]: { visibility: 'hidden' } },
});
export const area = style({
  ...layer,
  height: '100%',
  color: 'transparent',
  caretColor: vars.color.text,
  '@media': { [forcedColors]: { color: 'FieldText' } },
});
export const kinds = styleVariants({
  name: { color: vars.tone.accent.text },
  text: { color: vars.tone.positive.text },
  other: {},
});

export const total = style({ fontWeight: vars.fontWeight.strong });
/** Below a list of facts. */
export const note = style({ marginTop: vars.space[3] });

/** Tabs sit closer to the header than the sections of other pages. */
export const page = style({ gap: vars.space[5] });
export const badges = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  flex: 'none',
  gap: vars.space[2],
  maxWidth: '100%',
});
/** On a phone the three share a row, below the way to the workspace. */
export const buttonRow = style({
  display: 'inline-flex',
  gap: 'inherit',
  marginInlineStart: 'auto',
  '@media': { [below.md]: { flex: '1 1 100%' } },
});
export const button = style({ '@media': { [below.md]: { flex: '1 1 auto', paddingInline: vars.space[2] } } });
export const workspace = style({ '@media': { [below.md]: { paddingInline: vars.space[1] } } });
/** Takes the place of the mark. */
export const loadingMark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.mark.lg,
  height: vars.size.mark.lg,
  '@media': { [below.md]: { width: '2.5rem', height: '2.5rem' } },
});
export const loadingType = style({ display: 'flex', alignItems: 'center', height: '1.25rem' });
/** On a phone the actions have two rows of their own. */
export const loadingActions = style({
  '@media': { [below.md]: { height: `calc(2 * ${vars.size.control.touch} + 0.375rem)` } },
});
/** Types, ids and models. */
export const type = style({
  ...text('mono'),
  fontFamily: vars.font.mono,
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
});
/** A block, so that it is as tall as its placeholder. */
export const typeLine = style([type, { display: 'block' }]);
/** It navigates, so it has the colour of a link. */
export const navigates = style({ color: vars.tone.accent.text });
/** Room for a sentence: on a narrow screen the table scrolls instead of squeezing it. */
export const resultCell = style({ minWidth: '11.25rem' });
/** Keeps a button as wide as its label, however narrow its column. */
export const fullWidth = style({ maxWidth: 'none' });
export const critical = style({ color: vars.tone.critical.text });
export const description = style({ marginBottom: vars.space[4], overflowWrap: 'anywhere' });
export const cardFoot = style({
  display: 'flex',
  padding: `0 1.1875rem ${vars.space[3]}`,
  '@media': { [below.md]: { paddingInline: '0.9375rem' } },
});
export const chartNote = style({ paddingInlineEnd: vars.space[2] });
export const chartBox = style({
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[5]}`,
  '@media': { [below.md]: { paddingInline: vars.space[4] } },
});
export const outputHead = style({ marginBottom: vars.space[1] });
/** A result as received, with its own line breaks; a long one scrolls. */
export const output = style({
  ...text('mono'),
  fontFamily: vars.font.mono,
  maxHeight: '17.5rem',
  overflow: 'auto',
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  color: vars.color.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
