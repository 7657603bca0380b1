import { style, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

/** On screen nothing; on paper the whole page. */
export const printed = style({
  display: 'none',
  '@media': {
    print: {
      ...text('reading'),
      display: 'block',
      background: 'none',
      color: vars.color.text,
      overflowWrap: 'anywhere',
    },
  },
});
globalStyle(`body:has(> ${printed}) > :not(${printed})`, { '@media': { print: { display: 'none' } } });
globalStyle(`${printed} :is(h1, h2)`, { margin: `${vars.space[6]} 0 ${vars.space[2]}`, breakAfter: 'avoid' });
globalStyle(`${printed} :is(p, li)`, { margin: `0 0 ${vars.space[2]}`, breakInside: 'avoid' });
globalStyle(`${printed} :is(ul, ol)`, { paddingInlineStart: vars.space[6] });
globalStyle(`${printed} ul`, { listStyle: 'disc' });
globalStyle(`${printed} ol`, { listStyle: 'decimal' });

/** Tabs sit closer to the header than the sections of other pages. */
export const tabs = style({ marginTop: '-0.75rem', '@media': { [below.md]: { marginTop: '-0.25rem' } } });
/** A documented message, before its reason. */
export const message = style({ fontWeight: vars.fontWeight.label });
/** The text of a card, beside badges that wrap below it on a phone. */
export const breaks = style({ overflowWrap: 'anywhere' });
export const words = style([breaks, { flex: '1 1 15rem', minWidth: 0 }]);
/** At the right, even when wrapped below the facts in a narrow card. */
export const end = style({ marginInlineStart: 'auto' });
/** The question as typed. */
export const questionText = style({
  ...text('mono'),
  fontFamily: vars.font.mono,
  display: 'flex',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});
/** Level with the first line of the text beside it. */
export const glyph = style({ flex: 'none', marginTop: '0.1875rem', color: vars.color.textMuted });
/** A list with a dash in the agent's colour before each entry. */
export const dashes = style({
  ...text('small'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
});
export const dash = style({
  position: 'relative',
  paddingInlineStart: vars.space[4],
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: '0.5625rem',
    width: '0.375rem',
    height: '2px',
    background: vars.line.solid,
  },
});
/** A source after its number. */
export const numbered = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'baseline',
});
/** The text beside the two bars of a source. */
export const rated = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 14rem',
  gap: vars.space[8],
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});
/** The box grows; on a phone the button below it has the same width. */
export const question = style({ flex: '1 1 15rem', width: 'auto' });
export const send = style({ '@media': { [below.md]: { flex: '1 1 auto' } } });
/** A prompt with its own line breaks. */
export const prompt = style({
  ...text('reading'),
  maxWidth: vars.size.readingMax,
  color: vars.color.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** A link in a line of facts, as high as a target must be. Padding of what stands in a line moves nothing. */
export const sourceLink = style({ paddingBlock: '0.3125rem' });
