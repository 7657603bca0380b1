import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';
import { tone } from '../../theme/tone.css.ts';

const sides = { paddingInline: '19px', '@media': { [below.md]: { paddingInline: '15px' } } } as const;
const line = { borderTop: `1px solid ${vars.color.border}` } as const;

/** Both sections; what was done meanwhile is 320 px wide, and below the other where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[8]} ${vars.space[4]}`,
});
export const beside = style({
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  '@media': { [below.columns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '64px',
  padding: '8px 15px 8px 19px',
  selectors: { '& + &': line },
  '@media': { [below.md]: { flexWrap: 'wrap', padding: '12px 15px' } },
});
export const plate = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.md,
  background: tone.soft,
  color: tone.text,
});
export const words = style({
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { flexBasis: 'calc(100% - 48px)' } },
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
export const actions = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space[1],
  '@media': { [below.md]: { flexBasis: '100%', paddingInlineStart: vars.space[10] } },
});
/** On a phone the way to the mend takes the room that there is. */
export const mend = style({ '@media': { [below.md]: { flex: '1 1 auto' } } });
export const rest = style({
  ...sides,
  ...line,
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  paddingBlock: '7px',
});

export const done = style({
  ...sides,
  ...text('small'),
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'center',
  minHeight: '44px',
  paddingBlock: '6px',
  overflowWrap: 'anywhere',
  color: vars.color.textSecondary,
  selectors: { '& + &': line },
});
export const neutralPlate = style({ width: '24px', height: '24px', borderRadius: vars.radius.sm });
