import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';
import { below } from '../../src/theme/media.ts';

/** Tall enough for a finger. */
export const touch = style({ '@media': { [below.lg]: { display: 'inline-block', paddingBlock: vars.space[1] } } });
