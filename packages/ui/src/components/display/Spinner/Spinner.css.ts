import { keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { inComponents, tenTimesAsLong, tenTurns } from '../../../theme/mixins.ts';
import { rem } from '../../../theme/tokens.ts';

const spin = keyframes(tenTurns);

const ring = (size: number, width: number) =>
  inComponents({
    display: 'inline-block',
    flex: 'none',
    width: rem(size),
    height: rem(size),
    borderRadius: '50%',
    border: `${width}px solid color-mix(in srgb, currentColor 26%, transparent)`,
    borderTopColor: 'currentColor',
    animation: `${spin} ${tenTimesAsLong(vars.motion.spin)} linear infinite`,
  });

export const spinner = styleVariants({ sm: ring(14, 2), md: ring(16, 2), lg: ring(28, 2.5) });
