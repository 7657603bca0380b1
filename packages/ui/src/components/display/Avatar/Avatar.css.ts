import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const avatar = recipe({
  base: inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: '50%',
    fontSize: vars.fontSize.caption,
    lineHeight: '16px',
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
      sm: inComponents({ ...text('micro'), width: '22px', height: '22px', letterSpacing: 0 }),
      md: {},
      lg: inComponents({ width: '56px', height: '56px', fontSize: vars.fontSize.title }),
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
