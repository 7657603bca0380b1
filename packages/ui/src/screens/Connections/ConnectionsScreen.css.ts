import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media.ts';

export const search = style({ maxWidth: '20rem', '@media': { [below.md]: { maxWidth: 'none' } } });
