import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { text } from '../../../theme/mixins.ts';
import { tone } from '../../../theme/tone.css.ts';

const columns = {
  gridTemplateColumns: '2.5rem 1.75rem minmax(0, 1fr) 3.5rem 4rem 4.75rem',
  columnGap: vars.space[3],
} as const;

export const head = style({
  ...text('label'),
  display: 'grid',
  ...columns,
  alignItems: 'center',
  height: vars.size.tableHead,
  padding: '0 1.1875rem',
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
  padding: '0 1.1875rem 1.125rem',
  selectors: {
    '&:first-child': { paddingTop: vars.space[4] },
    // The rail runs from icon to icon, however tall a step is.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '5.3125rem',
      top: '2rem',
      bottom: '0.25rem',
      width: '1px',
      background: vars.color.borderStrong,
    },
    '&:first-child:not(:last-child)::after': { top: '3rem' },
  },
  '@media': {
    [below.md]: {
      gridTemplateColumns: '1.75rem minmax(0, 1fr)',
      paddingInline: '0.9375rem',
      selectors: { '&:not(:last-child)::after': { insetInlineStart: '1.8125rem' } },
    },
  },
});
export const at = style({
  ...text('mono'),
  fontFamily: vars.font.mono,
  lineHeight: '1.75rem',
  color: vars.color.textMuted,
  '@media': { [below.md]: { display: 'none' } },
});
export const plate = style({
  gridColumn: 2,
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
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
  lineHeight: '1.25rem',
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
