import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { tone } from '../../theme/tone.css.ts';
import { clamp, ellipsis, hitArea, text } from '../../theme/mixins.ts';

export const choiceCategory = style({
  ...text('label'),
  color: vars.color.textMuted,
  marginBottom: vars.space[2],
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: '3.75rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  ':active': { background: vars.color.pressed },
});

export const choiceWords = style({ display: 'block', minWidth: 0, flex: '1 1 auto' });
export const choiceName = style({ ...text('bodyStrong'), ...ellipsis, display: 'block', color: vars.color.text });
export const choiceText = style({ ...text('caption'), ...clamp(2), color: vars.color.textMuted });
export const choiceChevron = style({ flex: 'none', color: vars.color.textMuted });

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: '0.8125rem 0.9375rem',
  background: vars.color.sunken,
  '@media': { [below.md]: { flexWrap: 'wrap' } },
});

export const sandboxNoticeMark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.textSecondary,
});

/** On a phone the button stands below. */
export const words = style({ flex: '1 1 0', minWidth: '12.5rem' });

export const heading = style({ ...text('small'), fontWeight: vars.fontWeight.title, color: vars.color.text });

export const sandboxNoticeText = style({ ...text('caption'), color: vars.color.textSecondary });

export const folded = style({});
export const summary = style({
  ...text('control'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control.touch,
  color: vars.color.text,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${folded}[open] > &`]: { marginBottom: vars.space[2] },
  },
});
export const chevron = style({
  flex: 'none',
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.fast} ${vars.motion.out}`,
  selectors: { [`${folded}[open] > ${summary} > &`]: { rotate: '90deg' } },
});

export const consequence = style({
  ...text('small'),
  display: 'block',
  marginTop: vars.space[2],
  color: vars.color.textMuted,
});

const fontWeight = vars.fontWeight.label;

export const healthWord = styleVariants({
  positive: { color: vars.tone.positive.text, fontWeight },
  caution: { color: vars.tone.caution.text, fontWeight },
  critical: { color: vars.tone.critical.text, fontWeight },
});

export const search = style({ maxWidth: '20rem', '@media': { [below.md]: { maxWidth: 'none' } } });

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
  ...hitArea(5, 1),
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
