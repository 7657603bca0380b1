import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, forcedColors } from '../../theme/media.ts';

export const mail = style({
  display: 'grid',
  gridTemplateColumns: '8px 32px minmax(0, 1fr) 184px 72px',
  columnGap: vars.space[2],
  alignItems: 'center',
  minHeight: '60px',
  padding: '8px 19px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': {
    [below.md]: { gridTemplateColumns: '8px 20px minmax(0, 1fr) 72px', rowGap: '6px', padding: '10px 15px' },
  },
});
/** With a checkbox before each row. */
export const chosen = style({
  gridTemplateColumns: '24px 8px 32px minmax(0, 1fr) 184px 72px',
  '@media': { [below.md]: { gridTemplateColumns: '24px 8px 20px minmax(0, 1fr) 72px' } },
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
export const words = style({ minWidth: 0 });
export const from = style({ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 });
export const paperclip = style({ flex: 'none', color: vars.color.textMuted });
/** Two columns of badges; on a phone side by side below the text. */
export const badges = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: vars.space[2],
  justifyItems: 'start',
  minWidth: 0,
  '@media': { [below.md]: { gridRow: 2, gridColumn: '-3 / -1', gridTemplateColumns: 'auto 1fr' } },
});
export const time = style({ textAlign: 'end' });
