import { style } from '@vanilla-extract/css';
import { inComponents } from '../../../theme/mixins.ts';

export const time = style(inComponents({ whiteSpace: 'nowrap', unicodeBidi: 'isolate' }));
