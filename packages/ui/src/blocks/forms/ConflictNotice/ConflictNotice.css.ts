import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

export const notice = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  paddingBlock: vars.space[1],
  color: vars.tone.caution.text,
  overflowWrap: 'anywhere',
});
export const choice = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[2] });
