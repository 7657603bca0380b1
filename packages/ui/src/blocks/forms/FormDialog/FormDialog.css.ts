import { style } from '@vanilla-extract/css';
import { inComponents } from '../../../theme/mixins.ts';

export const asideClass = style(inComponents({ marginInlineEnd: 'auto' }));
