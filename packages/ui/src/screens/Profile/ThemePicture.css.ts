import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const picture = style({
  position: 'relative',
  display: 'block',
  height: '72px',
  padding: '14px 14px 0',
  overflow: 'hidden',
  background: vars.color.canvas,
});
export const sheet = style({
  display: 'block',
  height: '58px',
  padding: '10px',
  borderRadius: `${vars.radius.sm} ${vars.radius.sm} 0 0`,
  background: vars.color.surface,
});
export const bar = styleVariants({
  title: { display: 'block', width: '44%', height: '5px', borderRadius: '3px', background: vars.color.text },
  text: {
    display: 'block',
    width: '70%',
    height: '5px',
    marginTop: '6px',
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
