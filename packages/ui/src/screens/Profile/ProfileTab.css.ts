import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], marginBottom: vars.space[5] });
export const words = style({ minWidth: 0 });
export const name = style({ ...text('titleSm'), color: vars.color.text, overflowWrap: 'anywhere' });
export const email = style({ ...text('small'), color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const mono = style({ ...text('mono'), fontFamily: vars.font.mono, wordSpacing: 0, overflowWrap: 'anywhere' });
export const missing = style({ color: vars.color.textMuted });
export const signOutTitle = style({ ...text('titleSm'), color: vars.color.text });
export const signOutSub = style({ ...text('small'), marginTop: '2px', color: vars.color.textMuted });
