import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { tone } from '../../theme/tone.css.ts';
import { clamp, ellipsis, hitArea, text } from '../../theme/mixins.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '1.1875rem 1.1875rem 0.9375rem',
  '@media': { [below.md]: { padding: '0.9375rem 0.9375rem 0.6875rem' } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: '0.375rem',
});

/** Beside the widest badge a long name wraps to a second line. */
export const name = style({
  ...text('body'),
  ...clamp(2),
  fontWeight: vars.fontWeight.title,
  letterSpacing: '-0.006em',
  color: vars.color.text,
});

/** Below the name and the badge, so that neither makes it wrap. */
export const category = style({ ...text('caption'), ...ellipsis, gridColumn: '2 / -1', color: vars.color.textMuted });

/** The status, which says more where it is pointed at. */
export const badge = style({
  display: 'block',
  position: 'relative',
  borderRadius: vars.radius.xs,
  cursor: 'help',
  ...hitArea(5, 0),
});

/** A line of what it says. */
export const line = style({ display: 'block' });

/** Leaves the end of the row to the mark. */
export const beside = style({ gridColumn: '2' });

/** Under the status, far enough that each of the two can be pointed at. */
export const sandbox = style({ justifySelf: 'end', marginTop: vars.space[1] });

/** Beside the name and the category. */
export const mark = style({ gridRow: 'span 2' });

export const muted = style({ ...text('caption'), color: vars.color.textMuted });

/** Beside others two lines are kept, so that all are level. */
export const description = style({
  ...text('small'),
  ...clamp(2),
  marginTop: vars.space[3],
  minHeight: '2.5rem',
  '@media': { [below.md]: { minHeight: 0 } },
});

export const usage = style({ marginTop: '0.875rem' });

export const usageFigures = style({
  ...text('caption'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBottom: vars.space[2],
});

export const usageNumber = style({ color: vars.color.text });

export const sync = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 0.375rem',
  marginTop: vars.space[3],
  minHeight: '1rem',
  marginBottom: 'auto',
  color: vars.color.textMuted,
});

/** Its parts share the row of the last sync. */
export const note = style({ display: 'contents' });

export const tested = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minWidth: 0,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
  color: tone.text,
});

/**
 * Below the last sync. At most two lines, or the other cards in the row would have gaps; the setup dialog shows the
 * full text.
 */
export const testDetail = style({ ...text('caption'), ...clamp(2), order: 1, flexBasis: '100%' });

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], paddingTop: '0.875rem' });

export const actionsRule = style({ borderTop: `1px solid ${vars.color.border}`, marginTop: '0.875rem' });

export const push = style({ marginLeft: 'auto' });
