import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

export const strong = style({
  ...text('bodyStrong'),
  fontSize: 'inherit',
  lineHeight: 'inherit',
  color: vars.color.text,
});
/** Room for a word, so that a narrow screen scrolls the table instead of breaking words. */
export const room = style({ minWidth: '5rem' });
export const wideRoom = style({ minWidth: '6.5rem' });
/** Room for an address below a name, or a telephone number. */
export const twoLines = styleVariants({ strong: { minWidth: '10rem' }, plain: { minWidth: '8rem' } });
