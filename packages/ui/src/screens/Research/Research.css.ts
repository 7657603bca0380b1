import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

/** Tabs stand closer to the header than the parts of other pages do. */
export const tabs = style({ marginTop: '-12px', '@media': { [below.md]: { marginTop: '-4px' } } });
/** Documented messages before their reasons. */
export const message = style({ fontWeight: vars.fontWeight.label });
/** The words of a card, beside badges that go below them on a phone. */
export const breaks = style({ overflowWrap: 'anywhere' });
export const words = style([breaks, { flex: '1 1 240px', minWidth: 0 }]);
/** At the right, below the facts of a narrow card too. */
export const end = style({ marginInlineStart: 'auto' });
/** What was asked, as it was typed. */
export const asked = style({
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
/** Level with the first line of the words beside it. */
export const glyph = style({ flex: 'none', marginTop: '3px', color: vars.color.textMuted });
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
    top: '9px',
    width: '6px',
    height: '2px',
    background: vars.line.solid,
  },
});
/** Words beside the two bars of a source. */
export const rated = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 224px',
  gap: vars.space[8],
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});
/** The box grows; on a phone the button below it is as wide. */
export const question = style({ flex: '1 1 240px', width: 'auto' });
export const send = style({ '@media': { [below.md]: { flex: '1 1 auto' } } });
/** A prompt with its own line ends. */
export const prompt = style({
  ...text('reading'),
  maxWidth: vars.size.readingMax,
  color: vars.color.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
