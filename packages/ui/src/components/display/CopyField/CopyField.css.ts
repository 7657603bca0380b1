import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { ellipsis, inComponents, text, monospaced } from '../../../theme/mixins.ts';

export const field = recipe({
  base: inComponents({
    display: 'flex',
    gap: vars.space[2],
    minWidth: 0,
    padding: '0.1875rem 0.25rem 0.1875rem 0.75rem',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    background: vars.color.sunken,
  }),
  variants: {
    lines: { true: inComponents({ alignItems: 'flex-start' }), false: inComponents({ alignItems: 'center' }) },
  },
});
export const value = recipe({
  base: inComponents({ ...text('mono'), ...monospaced, flex: '1 1 auto', color: vars.color.text }),
  variants: {
    lines: {
      true: inComponents({ minWidth: 0, paddingBlock: '0.375rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
      false: inComponents(ellipsis),
    },
  },
});
