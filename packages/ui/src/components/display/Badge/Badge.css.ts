import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';
import { tone } from '../../../theme/tone.css.ts';

export const badge = recipe({
  base: inComponents({
    ...text('label'),
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    maxWidth: '100%',
    gap: '0.375rem',
    height: vars.size.badge,
    padding: `0 ${vars.space[2]}`,
    borderRadius: vars.radius.sm,
    letterSpacing: '0.002em',
    whiteSpace: 'nowrap',
    color: tone.text,
    '@media': { [forcedColors]: { border: '1px solid' } },
  }),
  variants: {
    variant: {
      soft: inComponents({ background: tone.soft }),
      solid: inComponents({ background: tone.solid, color: tone.onSolid }),
      outline: inComponents({ boxShadow: `inset 0 0 0 1px ${tone.border}` }),
      plain: inComponents({ padding: 0, '@media': { [forcedColors]: { border: 0 } } }),
    },
    /** Plain words need no box of their own inside; 'clip' keeps them on the baseline of the surrounding text. */
    bare: {
      true: inComponents({
        display: 'inline-block',
        lineHeight: vars.size.badge,
        overflow: 'clip',
        textOverflow: 'ellipsis',
      }),
    },
    lamp: { true: inComponents({ gap: vars.space[2], paddingInlineStart: '0.5625rem' }) },
  },
  // The lamp's halo needs 3 px.
  compoundVariants: [
    { variants: { variant: 'plain', lamp: true }, style: inComponents({ paddingInlineStart: '0.1875rem' }) },
  ],
});

export const icon = style(inComponents({ marginInlineStart: '-1px' }));
export const label = style(inComponents({ overflow: 'hidden', textOverflow: 'ellipsis' }));
