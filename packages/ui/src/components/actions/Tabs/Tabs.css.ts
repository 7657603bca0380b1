import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const root = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minWidth: 0 }));
export const list = style(
  inComponents({
    display: 'flex',
    gap: vars.space[1],
    minWidth: 0,
    marginInlineStart: '-0.75rem',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    // A hairline, covered by the underline of the current tab. The list begins further left than the page's text, so
    // that the first label stands in line with it; the clip cuts off the hairline's part before that line.
    boxShadow: `inset 0 -1px ${vars.color.border}`,
    clipPath: 'inset(-0.25rem -0.25rem 0 0.75rem)',
    '@media': { [below.md]: { marginInline: '-1rem', paddingInline: vars.space[1], clipPath: 'none' } },
  }),
);
export const tab = style(
  inComponents({
    ...text('body'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: vars.space[2],
    height: '2.5rem',
    padding: `0 ${vars.space[3]}`,
    borderRadius: `${vars.radius.md} ${vars.radius.md} 0 0`,
    fontWeight: vars.fontWeight.item,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-selected="true"]': { color: vars.color.text, fontWeight: vars.fontWeight.title },
      '&[aria-selected="true"]::after': {
        content: '',
        position: 'absolute',
        insetInline: '0.75rem',
        bottom: 0,
        height: '2px',
        borderRadius: '2px 2px 0 0',
        background: vars.line.solid,
      },
    },
    '@media': {
      [below.lg]: { height: vars.size.control.touch },
      [forcedColors]: { selectors: { '&[aria-selected="true"]::after': { background: 'Highlight' } } },
    },
  }),
);
/** An invisible bold copy of the label reserves its width, so that choosing a tab moves nothing. */
export const label = style(
  inComponents({
    display: 'inline-grid',
    '::after': {
      content: 'attr(data-label)',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: vars.fontWeight.title,
    },
  }),
);
export const panel = style(
  inComponents({
    minWidth: 0,
    selectors: { '&:focus-visible': { outlineOffset: '4px', borderRadius: vars.radius.xs } },
  }),
);
