import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text, monospaced } from '../../theme/mixins.ts';

export const sections = style({ marginTop: vars.space[4] });
export const passwordForm = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
export const passwordFields = style({ display: 'grid', gap: vars.space[4], width: '100%' });
export const note = style({ ...text('small'), color: vars.color.textMuted });

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], marginBottom: vars.space[5] });
export const words = style({ minWidth: 0 });
export const name = style({ ...text('titleSm'), color: vars.color.text, overflowWrap: 'anywhere' });
export const email = style({ ...text('small'), color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const mono = style({ ...text('mono'), ...monospaced, overflowWrap: 'anywhere' });
export const missing = style({ color: vars.color.textMuted });
export const signOutTitle = style({ ...text('titleSm'), color: vars.color.text });
export const signOutSub = style({ ...text('small'), marginTop: '2px', color: vars.color.textMuted });

export const picture = style({
  position: 'relative',
  display: 'block',
  height: '4.5rem',
  padding: '0.875rem 0.875rem 0',
  overflow: 'hidden',
  background: vars.color.canvas,
});
export const sheet = style({
  display: 'block',
  height: '3.625rem',
  padding: '0.625rem',
  borderRadius: `${vars.radius.sm} ${vars.radius.sm} 0 0`,
  background: vars.color.surface,
});
export const bar = styleVariants({
  title: { display: 'block', width: '44%', height: '0.3125rem', borderRadius: '3px', background: vars.color.text },
  text: {
    display: 'block',
    width: '70%',
    height: '0.3125rem',
    marginTop: '0.375rem',
    borderRadius: '3px',
    background: vars.color.text,
    opacity: 0.25,
  },
});
/** The dark half of the picture for the system theme. */
export const split = style({
  position: 'absolute',
  inset: 0,
  background: vars.color.canvas,
  clipPath: 'polygon(62% 0, 100% 0, 100% 100%, 38% 100%)',
});
