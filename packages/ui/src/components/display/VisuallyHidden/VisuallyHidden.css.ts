import { style } from '@vanilla-extract/css';
import { hidden, inComponents } from '../../../theme/mixins.ts';

export const visuallyHidden = style(inComponents(hidden));
