import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

export const badge = style({ paddingInlineEnd: vars.space[2] });
/** No box of its own, so that the bar inside sticks to the bottom of the form. */
export const inside = style({ display: 'contents' });
export const notice = style({ ...text('label'), display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[3]}`, paddingBlock: vars.space[1], color: vars.tone.caution.text });
export const choice = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[2] });
export const theirs = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], marginTop: vars.space[4] });
