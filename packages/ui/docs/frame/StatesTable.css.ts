import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';
import { text } from '../../src/theme/mixins.ts';

// On a phone, columns without a least width would have a letter a line.
export const state = style({ minWidth: '9.375rem', maxWidth: vars.size.readingMax, paddingBlock: vars.space[2] });
export const stories = style({ minWidth: '7.5rem', paddingBlock: vars.space[2] });
export const label = style({ ...text('label'), color: vars.color.text });
export const id = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const kind = style({ ...text('caption'), color: vars.color.textMuted });
