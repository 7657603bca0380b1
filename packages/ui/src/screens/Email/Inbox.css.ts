import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, forcedColors } from '../../theme/media.ts';

export const mail = style({
  display: 'grid',
  gridTemplateColumns: '0.5rem 2rem minmax(0, 1fr) 11.5rem 4.5rem',
  columnGap: vars.space[2],
  alignItems: 'center',
  minHeight: '3.75rem',
  padding: '0.5rem 1.1875rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': {
    [below.md]: {
      gridTemplateColumns: '0.5rem 1.25rem minmax(0, 1fr) 4.5rem',
      rowGap: vars.space[1],
      padding: '0.75rem 0.9375rem',
    },
  },
});
/** With a checkbox before each row. */
export const chosen = style({
  gridTemplateColumns: '1.5rem 0.5rem 2rem minmax(0, 1fr) 11.5rem 4.5rem',
  '@media': { [below.md]: { gridTemplateColumns: '1.5rem 0.5rem 1.25rem minmax(0, 1fr) 4.5rem' } },
});
export const unread = style({
  display: 'block',
  width: vars.size.lamp,
  height: vars.size.lamp,
  borderRadius: '50%',
  background: vars.line.solid,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
export const unreadText = style({ fontWeight: vars.fontWeight.label });
export const star = style({ display: 'grid', placeItems: 'center', color: vars.color.controlBorder });
export const starred = style({ color: vars.color.usage.yellow, fill: 'currentColor' });
/** On a phone the name stands beside the marks, and the subject has the whole width below. */
export const words = style({ minWidth: 0, '@media': { [below.md]: { display: 'contents' } } });
export const subject = style({ '@media': { [below.md]: { gridRow: 2, gridColumn: '1 / -1' } } });
export const preview = style({ '@media': { [below.md]: { display: 'none' } } });
export const from = style({ display: 'flex', alignItems: 'center', gap: '0.375rem', minWidth: 0 });
export const paperclip = style({ flex: 'none', color: vars.color.textMuted });
/** Two columns of badges; on a phone one line below the text. */
export const badges = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: vars.space[2],
  justifyItems: 'start',
  minWidth: 0,
  '@media': { [below.md]: { gridRow: 3, gridColumn: '1 / -1', gridTemplateColumns: 'auto 1fr' } },
});
export const time = style({ textAlign: 'end' });
