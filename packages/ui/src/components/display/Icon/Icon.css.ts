import { styleVariants } from '@vanilla-extract/css';
import { reset } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/tokens.ts';

/**
 * Sizes that grow with the text. The attributes of an SVG take only numbers: of `1rem` WebKit complains. In the lowest
 * layer, so that any class may say another size, as with attributes.
 */
export const sized = styleVariants({ 13: 13, 14: 14, 16: 16, 18: 18, 20: 20, 24: 24, 28: 28 }, (px) => ({
  '@layer': { [reset]: { width: rem(px), height: rem(px) } },
}));
