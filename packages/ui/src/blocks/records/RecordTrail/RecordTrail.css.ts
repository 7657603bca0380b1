import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { text } from '../../../theme/mixins.ts';

export const section = style({ marginTop: vars.space[6] });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  position: 'relative',
  paddingBottom: '1.125rem',
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // The rail runs from icon to icon, however tall a row is.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '0.8125rem',
      top: '2rem',
      bottom: '0.25rem',
      width: '1px',
      background: vars.color.borderStrong,
    },
  },
  '@media': { [below.sm]: { gridTemplateColumns: '1.75rem minmax(0, 1fr)' } },
});
export const plate = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: vars.radius.md,
  background: vars.tone.neutral.soft,
  color: vars.tone.neutral.text,
});
export const words = style({ minWidth: 0, paddingTop: vars.space[1], overflowWrap: 'anywhere' });
export const title = style({ display: 'block', color: vars.color.text, lineHeight: '1.25rem' });
export const old = style({ color: vars.color.textMuted, textDecoration: 'line-through' });
export const who = style({ ...text('small'), display: 'block', color: vars.color.textMuted });
export const at = style({
  ...text('caption'),
  paddingTop: vars.space[1],
  lineHeight: '1.25rem',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  '@media': { [below.sm]: { gridColumn: 2, paddingTop: 0 } },
});
