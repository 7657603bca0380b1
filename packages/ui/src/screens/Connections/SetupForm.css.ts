import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';

export const endpointLabel = style({ ...text('small'), fontWeight: vars.fontWeight.label, color: vars.color.text });

/** Two beside each other where the dialog is wide; a last one without a neighbour takes the row. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
globalStyle(`${fields} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
