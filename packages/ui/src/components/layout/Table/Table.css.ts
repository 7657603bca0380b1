import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { below, forcedColors } from '../../../theme/media.ts';
import { hidden, inComponents, text } from '../../../theme/mixins.ts';

const scrolls = { overflowY: 'auto', overscrollBehaviorY: 'contain' } as const;

export const region = recipe({
  // Positioned, so that visually hidden text scrolls with its cells and can't widen the page.
  base: inComponents({
    position: 'relative',
    overflowX: 'auto',
    minWidth: 0,
    borderRadius: 'inherit',
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      // Rounded only at the edge of its card.
      '&:not(:first-child)': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
      '&:not(:last-child)': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    },
  }),
  variants: {
    /** Long tables scroll under a fixed head. The last visible row is cut in half to hint at more. */
    virtual: {
      tall: inComponents({ ...scrolls, maxHeight: `calc(${vars.size.tableHead} + 9.5 * ${vars.size.tableRow})` }),
      middle: inComponents({ ...scrolls, maxHeight: `calc(${vars.size.tableHead} + 7.5 * ${vars.size.tableRow})` }),
      low: inComponents({ ...scrolls, maxHeight: `calc(${vars.size.tableHead} + 5.5 * ${vars.size.tableRow})` }),
    },
  },
});

export const table = recipe({
  base: inComponents({ width: '100%', borderCollapse: 'separate', borderSpacing: 0 }),
  variants: { fixed: { true: inComponents({ tableLayout: 'fixed' }) } },
});
export const caption = style(inComponents(hidden));

/** Around rows that are blocks of lines on a phone. */
export const stacked = style(
  inComponents({
    '@media': { [below.md]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: '0 !important' } },
  }),
);
const inStack = `${stacked} &`;

const edges = {
  ':first-child': { paddingInlineStart: '1.1875rem' },
  ':last-child': { paddingInlineEnd: '1.1875rem' },
} as const;
const narrowEdges = {
  ':first-child': { paddingInlineStart: '0.9375rem' },
  ':last-child': { paddingInlineEnd: '0.9375rem' },
} as const;

export const header = style(
  inComponents({
    ...text('label'),
    height: vars.size.tableHead,
    padding: `0 ${vars.space[3]}`,
    textAlign: 'start',
    color: vars.color.textMuted,
    background: vars.color.sunken,
    borderBottom: `1px solid ${vars.color.border}`,
    whiteSpace: 'nowrap',
    ...edges,
    '@media': { [below.md]: { ...narrowEdges, selectors: { [inStack]: hidden } } },
  }),
);
export const sticky = style(inComponents({ position: 'sticky', top: 0, zIndex: vars.z.sticky }));
export const cell = style(
  inComponents({
    height: vars.size.tableRow,
    padding: '0.375rem 0.75rem',
    borderBottom: `1px solid ${vars.color.border}`,
    fontSize: vars.fontSize.small,
    lineHeight: '1.125rem',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    selectors: { 'tr:last-child > &': { borderBottom: 0 } },
    ...edges,
    '@media': {
      [below.md]: {
        ...narrowEdges,
        selectors: {
          [inStack]: { display: 'block', width: 'auto', height: 'auto', padding: '0 !important', border: 0 },
          [`${inStack}[data-head]::before`]: { content: 'attr(data-head) " "', color: vars.color.textMuted },
        },
      },
    },
  }),
);
export const end = style(
  inComponents({
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@media': { [below.md]: { selectors: { [inStack]: { marginInlineStart: 'auto' } } } },
  }),
);
/** The head, which takes the same room in each line, and the cell. */
export const line = style(
  inComponents({
    '@media': {
      [below.md]: {
        selectors: {
          [inStack]: { position: 'relative', flexBasis: '100%', paddingInlineStart: '5.75rem !important' },
          [`${inStack}::before`]: { position: 'absolute', insetInlineStart: 0, width: '5rem' },
        },
      },
    },
  }),
);
export const tight = style(inComponents({ whiteSpace: 'nowrap', width: '1%' }));

export const row = recipe({
  base: inComponents({
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-selected="true"], &[data-selected]': { background: vars.tone.accent.soft },
    },
    '@media': {
      [below.md]: {
        selectors: {
          [inStack]: {
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: `${vars.space[1]} ${vars.space[3]}`,
            padding: '0.75rem 0.9375rem',
            borderBottom: `1px solid ${vars.color.border}`,
          },
          [`${inStack}:last-child`]: { borderBottom: 0 },
        },
      },
      [forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
  variants: {
    opens: {
      true: inComponents({
        cursor: 'pointer',
        selectors: { '&:hover:not([data-selected])': { background: vars.color.hover } },
      }),
      false: inComponents({ selectors: { '&:hover:not([data-selected])': { background: vars.color.hover } } }),
    },
  },
});
export const sort = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    height: '2rem',
    marginInline: '-0.375rem',
    padding: '0 0.375rem',
    borderRadius: vars.radius.sm,
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    selectors: {
      '&:hover': { color: vars.color.text, background: vars.color.hover },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': { [below.lg]: { height: vars.size.control.touch, marginBlock: '-0.25rem' } },
  }),
);
export const unsorted = style(inComponents({ opacity: 0.5 }));
export const empty = style(inComponents({ padding: 0 }));
export const spacer = style(inComponents({ padding: 0, border: 0 }));
