import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

/** On screen nothing; on paper the whole page. */
export const printed = style({
  display: 'none',
  '@media': {
    print: {
      ...text('reading'),
      display: 'block',
      background: 'none',
      color: vars.color.text,
      overflowWrap: 'anywhere',
    },
  },
});
globalStyle(`body:has(> ${printed}) > :not(${printed})`, { '@media': { print: { display: 'none' } } });
globalStyle(`${printed} :is(h1, h2)`, { margin: `${vars.space[6]} 0 ${vars.space[2]}`, breakAfter: 'avoid' });
globalStyle(`${printed} :is(p, li)`, { margin: `0 0 ${vars.space[2]}`, breakInside: 'avoid' });
globalStyle(`${printed} :is(ul, ol)`, { paddingInlineStart: vars.space[6] });
globalStyle(`${printed} ul`, { listStyle: 'disc' });
globalStyle(`${printed} ol`, { listStyle: 'decimal' });
