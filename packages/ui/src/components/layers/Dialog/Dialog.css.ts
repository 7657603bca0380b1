import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { below, forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const dialog = recipe({
  base: inComponents({
    width: 'calc(100% - 3rem)',
    maxHeight: 'min(calc(100dvh - 3rem), 53.75rem)',
    margin: 'auto',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.xl,
    background: vars.color.surface,
    color: vars.color.textSecondary,
    boxShadow: vars.elevation.dialog,
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    animation: `${rise} ${vars.motion.slow} ${vars.motion.out}`,
    selectors: {
      '&[open]': { display: 'flex', flexDirection: 'column' },
      '&::backdrop': { background: vars.color.scrim, animation: `${appear} ${vars.motion.slow} ${vars.motion.out}` },
    },
    '@media': {
      [below.sm]: {
        width: '100%',
        maxWidth: '100%',
        maxHeight: '92dvh',
        margin: 'auto 0 0',
        borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
      },
      [forcedColors]: { border: '1px solid' },
    },
  }),
  variants: {
    size: {
      sm: inComponents({ maxWidth: vars.size.dialog.sm, '@media': { [below.sm]: { maxWidth: '100%' } } }),
      md: inComponents({ maxWidth: vars.size.dialog.md, '@media': { [below.sm]: { maxWidth: '100%' } } }),
      lg: inComponents({ maxWidth: vars.size.dialog.lg, '@media': { [below.sm]: { maxWidth: '100%' } } }),
    },
  },
  defaultVariants: { size: 'md' },
});

export const content = style(
  inComponents({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto' }),
);
export const head = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: `${vars.space[5]} ${vars.space[4]} 0 ${vars.space[6]}`,
    '@media': { [below.sm]: { paddingInlineStart: vars.space[4] } },
  }),
);
export const words = style(inComponents({ flex: '1 1 auto', minWidth: 0, paddingBlock: `${vars.space[1]} 0` }));
export const title = style(
  inComponents({ ...text('title'), color: vars.color.text, overflowWrap: 'anywhere', outline: 'none' }),
);
/** The text of a small dialog. */
export const statement = style(inComponents({ marginTop: vars.space[1], overflowWrap: 'anywhere' }));
/** The help text above a form. */
export const help = style(inComponents({ ...text('small'), color: vars.color.textMuted, overflowWrap: 'anywhere' }));
export const body = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    flex: '1 1 auto',
    minHeight: 0,
    padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[6]}`,
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    overscrollBehavior: 'contain',
    '@media': { [below.sm]: { paddingInline: vars.space[4] } },
  }),
);
export const noBody = style(inComponents({ height: '1.25rem', flex: 'none' }));
export const foot = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    flex: 'none',
    gap: vars.space[2],
    padding: `${vars.space[4]} ${vars.space[6]}`,
    borderTop: `1px solid ${vars.color.border}`,
    '@media': { [below.sm]: { padding: '0.75rem 1rem calc(0.75rem + env(safe-area-inset-bottom))' } },
  }),
);
