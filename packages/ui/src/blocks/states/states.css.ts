import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

/* RefreshControl */
// On a phone it is too wide to fit beside a heading, with or without a sample mark.
export const control = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [below.sm]: { minWidth: 'calc(100vw - 5rem)' } },
});
export const asOf = style({ ...text('caption'), color: vars.color.textMuted, whiteSpace: 'nowrap' });
/** Reserves space for the time, so that nothing moves when it appears. */
export const room = style([asOf, { visibility: 'hidden', selectors: { '&::before': { content: 'As of 00:00:00' } } }]);

/* ViewRegion */
export const region = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
/** Not part of the layout while the data is fresh. */
export const fresh = style({ display: 'contents' });
