import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';
import { text } from '../../src/theme/mixins.ts';

const mono = style({ ...text('mono'), fontFamily: vars.font.mono });

export const name = style([mono, { color: vars.color.text, whiteSpace: 'nowrap' }]);
export const type = style([
  mono,
  { display: 'block', maxWidth: '18.75rem', color: vars.color.textSecondary, overflowWrap: 'break-word' },
]);
export const fallback = style([mono, { color: vars.color.text, whiteSpace: 'nowrap' }]);
export const required = style({
  ...text('control'),
  fontSize: vars.fontSize.small,
  color: vars.tone.critical.text,
  whiteSpace: 'nowrap',
});
export const purpose = style({ display: 'block', minWidth: '12.5rem' });
export const others = style({ ...text('small') });
export const part = style({ ...text('titleSm'), color: vars.color.text });
