import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { text } from '../../../theme/mixins.ts';
import { tone } from '../../../theme/tone.css.ts';

const columns = { gridTemplateColumns: '40px 28px minmax(0, 1fr) 56px 64px 76px', columnGap: vars.space[3] } as const;

export const head = style({
  ...text('label'),
  display: 'grid',
  ...columns,
  alignItems: 'center',
  height: vars.size.tableHead,
  padding: '0 19px',
  background: vars.color.sunken,
  borderBottom: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  '@media': { [below.md]: { display: 'none' } },
});
/** Above a column of figures. */
export const figureHead = style({ textAlign: 'end' });

export const row = style({
  display: 'grid',
  ...columns,
  alignItems: 'start',
  position: 'relative',
  padding: '0 19px 18px',
  selectors: {
    '&:first-child': { paddingTop: vars.space[4] },
    // The rail runs from icon to icon, however tall a step is.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '85px',
      top: '32px',
      bottom: '4px',
      width: '1px',
      background: vars.color.borderStrong,
    },
    '&:first-child:not(:last-child)::after': { top: '48px' },
  },
  '@media': {
    [below.md]: {
      gridTemplateColumns: '28px minmax(0, 1fr)',
      paddingInline: '15px',
      selectors: { '&:not(:last-child)::after': { insetInlineStart: '29px' } },
    },
  },
});
export const at = style({
  ...text('mono'),
  fontFamily: vars.font.mono,
  lineHeight: '28px',
  color: vars.color.textMuted,
  '@media': { [below.md]: { display: 'none' } },
});
export const plate = style({
  gridColumn: 2,
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.md,
  background: tone.soft,
  color: tone.text,
  '@media': { [below.md]: { gridColumn: 1 } },
});
export const words = style({ minWidth: 0, paddingTop: vars.space[1] });
export const title = style({
  display: 'block',
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});
export const line = style({ ...text('small'), display: 'block', overflowWrap: 'anywhere' });
export const mono = style({ ...text('mono'), fontFamily: vars.font.mono, overflowWrap: 'anywhere' });
/** The figures of a step: columns of their own, or one line under its words. */
export const figures = style({
  display: 'contents',
  '@media': {
    [below.md]: {
      display: 'flex',
      flexWrap: 'wrap',
      gridColumn: 2,
      columnGap: vars.space[3],
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});
export const figure = style({
  ...text('small'),
  paddingTop: vars.space[1],
  textAlign: 'end',
  overflowWrap: 'anywhere',
  '@media': {
    [below.md]: {
      paddingTop: 0,
      textAlign: 'start',
      color: vars.color.textMuted,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});
export const refused = style({
  color: vars.tone.critical.text,
  '@media': { [below.md]: { color: vars.tone.critical.text } },
});
export const rest = style({
  gridColumn: '3 / -1',
  color: vars.color.textMuted,
  '@media': { [below.md]: { gridColumn: 2 } },
});
