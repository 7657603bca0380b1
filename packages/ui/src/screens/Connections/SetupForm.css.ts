import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { radioButton, text } from '../../theme/mixins.ts';
import { tone } from '../../theme/tone.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const scope = style({
  display: 'grid',
  gridTemplateColumns: '0.875rem minmax(0, 1fr)',
  columnGap: vars.space[4],
});
export const scopeIcon = style({ marginTop: '0.1875rem', color: vars.color.textMuted });
export const what = style({ ...text('small'), color: vars.color.text });
export const why = style({ ...text('small'), color: vars.color.textMuted });
export const name = style({ ...text('mono'), color: vars.color.textSecondary, overflowWrap: 'anywhere' });
export const hint = style({ ...text('caption'), color: vars.color.textMuted });
/** What was not allowed, in the words of its tone. */
export const refused = style({ ...text('small'), color: tone.text });

export const endpointLabel = style({ ...text('small'), fontWeight: vars.fontWeight.label, color: vars.color.text });

/** Two beside each other where the dialog is wide; a last one without a neighbour takes the row. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
/** Ways to sign in beside each other, with a line between them, or below each other. */
export const ways = style({ display: 'flex', '@media': { [below.sm]: { flexDirection: 'column' } } });
export const way = style({
  flex: '1 1 0',
  minWidth: 0,
  selectors: {
    '& + &': {
      marginLeft: vars.space[6],
      paddingLeft: vars.space[6],
      borderLeft: `1px solid ${vars.color.border}`,
    },
  },
  '@media': {
    [below.sm]: {
      selectors: {
        '& + &': {
          marginLeft: 0,
          marginTop: vars.space[6],
          paddingLeft: 0,
          paddingTop: vars.space[6],
          borderLeft: 'none',
          borderTop: `1px solid ${vars.color.border}`,
        },
      },
    },
  },
});
export const wayFields = style({ display: 'grid', gap: vars.space[4], marginTop: vars.space[4] });
/** As high beside each other, so that the fields begin on one line. */
export const choice = style({
  display: 'flex',
  gap: vars.space[3],
  minHeight: '6.25rem',
  cursor: 'pointer',
  '@media': { [below.sm]: { minHeight: vars.size.control.touch } },
});
export const radio = style(radioButton);
export const choiceWords = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 });
export const choiceLabel = style({ ...text('small'), fontWeight: vars.fontWeight.title, color: vars.color.text });
export const about = style({
  ...text('small'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  color: vars.color.textSecondary,
});

globalStyle(`${fields} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
