import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

export const box = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });
export const words = style({ color: vars.assistant.textSoft, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const cost = style({
  ...text('small'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[4],
  color: vars.assistant.textMuted,
  overflowWrap: 'anywhere',
});
export const answers = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[2] });
export const note = style({
  ...text('small'),
  color: vars.assistant.textMuted,
  selectors: { [`${answers} > &`]: { marginInlineStart: 'auto' } },
});
