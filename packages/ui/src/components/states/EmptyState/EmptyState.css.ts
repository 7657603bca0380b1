import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const empty = recipe({
  base: inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    minWidth: 0,
  }),
  variants: {
    size: {
      compact: inComponents({ padding: '1.75rem 1.5rem 2rem' }),
      card: inComponents({
        padding: '3.5rem 1.5rem 3.75rem',
        '@media': { [below.md]: { padding: '2.5rem 1rem 2.75rem' } },
      }),
      page: inComponents({ padding: '7rem 1.5rem', '@media': { [below.md]: { padding: '3.5rem 0.5rem' } } }),
    },
  },
  defaultVariants: { size: 'card' },
});

export const art = style(
  inComponents({ marginBottom: vars.space[5], maxWidth: '100%', height: 'auto', color: vars.color.borderStrong }),
);
export const title = recipe({
  base: inComponents({ color: vars.color.text, overflowWrap: 'anywhere', maxWidth: '100%' }),
  variants: {
    size: {
      compact: inComponents(text('titleSm')),
      card: inComponents(text('title')),
      page: inComponents(text('page')),
    },
  },
});
export const words = style(
  inComponents({ marginTop: vars.space[1], maxWidth: '25rem', color: vars.color.textMuted, overflowWrap: 'anywhere' }),
);
export const small = style(inComponents(text('small')));
export const detail = style(
  inComponents({
    ...text('mono'),
    fontFamily: vars.font.mono,
    marginTop: vars.space[3],
    maxWidth: 'min(35rem, 100%)',
    maxHeight: '7.5rem',
    overflow: 'auto',
    padding: '0.375rem 0.75rem',
    borderRadius: vars.radius.md,
    background: vars.tone.neutral.soft,
    color: vars.color.textSecondary,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
export const actions = style(
  inComponents({
    marginTop: vars.space[5],
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[2],
  }),
);
export const tight = style(inComponents({ marginTop: vars.space[3] }));

export const stroke = style(inComponents({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }));
export const cord = style(inComponents({ fill: 'none', stroke: vars.color.signal, strokeLinecap: 'round' }));
export const plugged = style(inComponents({ fill: vars.color.signal }));
export const plug = style(inComponents({ fill: vars.color.text }));
export const redLamp = style(inComponents({ fill: vars.tone.critical.lamp }));
export const redGlow = style(inComponents({ fill: vars.tone.critical.lamp, opacity: 0.2 }));
