import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const avatar = recipe({
  base: inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: '50%',
    fontSize: vars.fontSize.caption,
    lineHeight: '1rem',
    fontWeight: vars.fontWeight.title,
    letterSpacing: '0.01em',
    wordSpacing: 0,
    '@media': { [forcedColors]: { border: '1px solid' } },
  }),
  variants: {
    variant: {
      solid: inComponents({ background: vars.color.text, color: vars.color.canvas }),
      soft: inComponents({ background: vars.tone.neutral.soft, color: vars.color.textSecondary }),
    },
    size: {
      sm: inComponents({ ...text('micro'), width: '1.375rem', height: '1.375rem', letterSpacing: 0 }),
      md: {},
      lg: inComponents({ width: '3.5rem', height: '3.5rem', fontSize: vars.fontSize.title }),
    },
  },
});
