import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/media.ts';
import { inComponents } from '../../../theme/mixins.ts';

export const search = style(inComponents({ maxWidth: '20rem', '@media': { [below.md]: { maxWidth: 'none' } } }));
