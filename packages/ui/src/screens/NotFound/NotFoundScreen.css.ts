import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text, monospaced } from '../../theme/mixins.ts';

export const pathText = style({
  ...text('mono'),
  display: 'block',
  marginTop: vars.space[2],
  ...monospaced,
  overflowWrap: 'anywhere',
});
