import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { below, forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const mark = recipe({
  base: inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: vars.size.mark.md,
    height: vars.size.mark.md,
    borderRadius: '9px',
    '@media': { [forcedColors]: { border: '1px solid' } },
  }),
  variants: {
    variant: {
      solid: inComponents({ background: vars.line.solid, color: vars.line.on }),
      soft: inComponents({ background: vars.line.soft, color: vars.line.text }),
      /** A neutral plate, for a logo or a letter. */
      plate: inComponents({
        background: vars.color.sunken,
        color: vars.color.text,
        boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
        ...text('letter'),
      }),
    },
    size: {
      sm: inComponents({
        width: vars.size.mark.sm,
        height: vars.size.mark.sm,
        borderRadius: vars.radius.sm,
        fontSize: vars.fontSize.caption,
      }),
      md: {},
      lg: inComponents({
        width: vars.size.mark.lg,
        height: vars.size.mark.lg,
        borderRadius: vars.radius.lg,
        '@media': { [below.md]: { width: '2.5rem', height: '2.5rem', borderRadius: '10px' } },
      }),
    },
  },
});
