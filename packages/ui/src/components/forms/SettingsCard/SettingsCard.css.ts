import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const settings = style(
  inComponents({ padding: '0.3125rem 1.1875rem 0.4375rem', '@media': { [below.md]: { paddingInline: '0.9375rem' } } }),
);

export const setting = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    minHeight: '3.25rem',
    padding: '0.4375rem 0',
    minWidth: 0,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  }),
  variants: {
    layout: {
      row: {},
      column: inComponents({
        flexDirection: 'column',
        alignItems: 'stretch',
        gap: vars.space[2],
        padding: `${vars.space[3]} 0`,
      }),
    },
  },
});
export const note = style(
  inComponents({ ...text('caption'), padding: `${vars.space[2]} 0 ${vars.space[1]}`, color: vars.color.textMuted }),
);
export const words = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: '1px', minWidth: 0, flex: '1 1 auto' }),
);
export const label = style(
  inComponents({
    ...text('small'),
    fontWeight: vars.fontWeight.medium,
    color: vars.color.text,
    overflowWrap: 'anywhere',
  }),
);
export const control = recipe({
  base: inComponents({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', flex: 'none', minWidth: 0 }),
  variants: {
    width: {
      auto: {},
      /** 112 px, for numbers. */
      narrow: inComponents({ width: '7rem' }),
      wide: inComponents({ width: 'min(15rem, 50%)' }),
      full: inComponents({ display: 'block', width: '100%' }),
    },
  },
});
