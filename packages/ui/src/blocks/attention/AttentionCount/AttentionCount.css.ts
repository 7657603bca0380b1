import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { tone } from '../../../theme/tone.css.ts';

export const solid = style({ background: tone.solid, color: tone.onSolid });
/** At the end of an item of the navigation. */
export const inNav = style({ marginInlineStart: 'auto' });
/** A link of its own, as high as the header's other controls. */
export const inHeader = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control.touch,
  marginInlineStart: 'auto',
  paddingInline: vars.space[2],
});
