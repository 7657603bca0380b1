import { createVar, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { components, reset } from '../../../theme/layers.css.ts';
import { inComponents } from '../../../theme/mixins.ts';

const FADE = vars.space[8];
const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const start = createVar(length);
const end = createVar(length);
const leave = keyframes({ from: { vars: { [start]: '0px' } }, to: { vars: { [start]: FADE } } });
const arrive = keyframes({ from: { vars: { [end]: FADE } }, to: { vars: { [end]: '0px' } } });

const cannotFollow = 'not (animation-timeline: scroll())';
// Elsewhere shades stand at both ends; what covers each at its end scrolls with the content.
const shade = (side: 'left' | 'right') =>
  `radial-gradient(farthest-side at ${side}, ${vars.color.borderStrong}, transparent) ${side} / 12px 100% no-repeat scroll`;
const cover = (side: 'left' | 'right', ground: string) =>
  `linear-gradient(to ${side}, transparent, ${ground}) ${side} / ${FADE} 100% no-repeat local`;
const shades = (ground: string) =>
  inComponents({
    '@supports': {
      [cannotFollow]: {
        background: [cover('left', ground), cover('right', ground), shade('left'), shade('right')].join(', '),
      },
    },
  });

/**
 * For a box that scrolls sideways: what goes on beyond an edge fades out there, until its end is in sight. The
 * scrolling itself moves it, so it is no motion and stays for who wants none: hence among the rules of the reset, which
 * stop all animations.
 */
export const scrollEdge = recipe({
  base: {
    '@layer': {
      [components]: {
        '@supports': {
          '(animation-timeline: scroll())': {
            maskImage: `linear-gradient(to right, transparent, black ${start}, black calc(100% - ${end}), transparent)`,
          },
        },
      },
      [reset]: {
        // The time means nothing here; without one Firefox shows nothing.
        animation: `${leave} 1ms linear both, ${arrive} 1ms linear both !important`,
        animationTimeline: 'scroll(self inline) !important',
        animationRange: `0px ${FADE}, calc(100% - ${FADE}) 100% !important`,
      },
    },
  },
  variants: {
    /** What the box lies on. */
    on: { surface: shades(vars.color.surface), canvas: shades(vars.color.canvas) },
  },
  defaultVariants: { on: 'surface' },
});
