import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { monospaced, text } from '../../theme/mixins.ts';
import { tone } from '../../theme/tone.css.ts';

const sides = { paddingInline: '1.1875rem', '@media': { [below.md]: { paddingInline: '0.9375rem' } } } as const;
const line = { borderTop: `1px solid ${vars.color.border}` } as const;

/** Both sections. What was done meanwhile is 320 px wide, and stands below the other on narrow screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[8]} ${vars.space[4]}`,
});
export const beside = style({
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  '@media': { [below.columns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '4rem',
  padding: '0.5rem 0.9375rem 0.5rem 1.1875rem',
  selectors: { '& + &': line },
  '@media': { [below.md]: { flexWrap: 'wrap', padding: '0.75rem 0.9375rem' } },
});
export const plate = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: vars.radius.md,
  background: tone.soft,
  color: tone.text,
});
export const words = style({
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { flexBasis: 'calc(100% - 3rem)' } },
});
export const cause = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.text,
});
export const about = style({ ...text('small'), color: vars.color.textMuted });
/** By whose key a program asks, and until when. */
export const by = style({ ...text('caption'), color: vars.color.textSecondary });
export const keyStart = style({ ...text('mono'), ...monospaced, lineHeight: 'inherit' });
export const refused = style({ ...text('small'), color: vars.tone.critical.text });
export const actions = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space[1],
  '@media': { [below.md]: { flexBasis: '100%', paddingInlineStart: vars.space[10] } },
});
/** On a phone the link to the fix takes the room that is left. */
export const fix = style({ '@media': { [below.md]: { flex: '1 1 auto' } } });
export const rest = style({
  ...sides,
  ...line,
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  paddingBlock: '0.4375rem',
});

export const done = style({
  ...sides,
  ...text('small'),
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingBlock: '0.375rem',
  overflowWrap: 'anywhere',
  color: vars.color.textSecondary,
  selectors: { '& + &': line },
});
export const neutralPlate = style({ width: '1.5rem', height: '1.5rem', borderRadius: vars.radius.sm });
