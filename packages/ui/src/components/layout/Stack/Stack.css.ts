import { recipe } from '@vanilla-extract/recipes';
import { styleVariants } from '@vanilla-extract/css';
import { inComponents } from '../../../theme/mixins.ts';
import { space } from '../../../theme/tokens.ts';

export const gap = styleVariants(space, (size) => inComponents({ gap: size }));

export const stack = recipe({
  base: inComponents({ display: 'flex', flexDirection: 'column', minWidth: 0 }),
  variants: {
    align: {
      stretch: {},
      start: inComponents({ alignItems: 'flex-start' }),
      center: inComponents({ alignItems: 'center' }),
      end: inComponents({ alignItems: 'flex-end' }),
    },
  },
});

export const row = recipe({
  base: inComponents({ display: 'flex', minWidth: 0 }),
  variants: {
    align: {
      center: inComponents({ alignItems: 'center' }),
      start: inComponents({ alignItems: 'flex-start' }),
      end: inComponents({ alignItems: 'flex-end' }),
      baseline: inComponents({ alignItems: 'baseline' }),
      stretch: {},
    },
    justify: {
      start: {},
      between: inComponents({ justifyContent: 'space-between' }),
      end: inComponents({ justifyContent: 'flex-end' }),
      center: inComponents({ justifyContent: 'center' }),
    },
    wrap: { true: inComponents({ flexWrap: 'wrap' }) },
    grow: { true: inComponents({ flex: '1 1 auto' }) },
  },
});
