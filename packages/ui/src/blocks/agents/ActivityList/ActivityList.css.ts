import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** As high as the placeholder, so that nothing moves when there are fewer rows. */
export const room = style({ minHeight: '13rem' });
export const foot = style({ padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[3]}` });
