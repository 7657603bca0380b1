import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';

/** As high as the buttons beside it, and as wide as they leave room for; a full row on a phone. */
export const search = style({
  flex: '1 1 8rem',
  maxWidth: '12.5rem',
  height: vars.size.control.sm,
  '@media': {
    [below.lg]: { height: vars.size.control.touch },
    [below.md]: { flexBasis: '100%', maxWidth: 'none' },
  },
});
/** Aligns the left edges of stacked filters. */
export const filterName = style({ minWidth: '3.5rem' });

/** A card or row that opens its record wherever it is pressed: the button of the record’s name covers all of it. */
export const opensRecord = style({
  position: 'relative',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:has(:checked)': { background: vars.tone.accent.soft },
  },
});
/** The button with the record’s name, inside such a card or row. */
export const recordName = style({
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
  selectors: {
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
/** A link or a checkbox that stays usable, since it lies above that button. */
export const aboveRecordName = style({ position: 'relative', zIndex: 1 });
export const lines = style({ whiteSpace: 'pre-wrap' });

/** Takes the room between a checkbox and a mark. */
export const grows = style({ flexGrow: 1 });

/** Leaves room for the mark beside it. */
export const shrinks = style({ minWidth: 0 });

/** At the other end of the foot than the other buttons. */
export const apart = style({ marginInlineEnd: 'auto' });
