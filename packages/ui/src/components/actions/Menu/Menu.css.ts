import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const root = style(inComponents({ position: 'relative', display: 'inline-flex' }));
export const menu = style(
  inComponents({
    position: 'absolute',
    zIndex: vars.z.menu,
    // As wide as the longest item: side by side, buttons would make it as wide as all of them.
    display: 'grid',
    top: 'calc(100% + 0.375rem)',
    insetInlineEnd: 0,
    minWidth: '9.25rem',
    padding: vars.space[1],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    boxShadow: vars.elevation.menu,
    // A tight column of a table has `nowrap`, which would put all items into one row.
    whiteSpace: 'normal',
    '@media': { [forcedColors]: { border: '1px solid' } },
  }),
);
export const hint = style(
  inComponents({
    ...text('caption'),
    marginInlineStart: 'auto',
    paddingInlineStart: vars.space[6],
    color: vars.color.textMuted,
  }),
);
/** For a button too close to the edge of the window. */
export const fromStart = style(inComponents({ insetInlineStart: 0, insetInlineEnd: 'auto' }));
