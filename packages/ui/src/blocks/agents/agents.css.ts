import { style, styleVariants, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { clamp, ellipsis, hidden, text, hitArea, monospaced } from '../../theme/mixins.ts';

/* AgentIdentity */
export const identityHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minWidth: 0,
});
export const identityBadge = style({ display: 'flex', justifyContent: 'flex-end', minWidth: 0 });
export const identityWords = style({ minWidth: 0, minHeight: '2.25rem', marginTop: vars.space[3] });
const name = style({ ...ellipsis, color: vars.color.text });
/** The name takes the size of its heading. */
export const nameOfLevel = styleVariants({ h2: [name, text('titleSm')], h3: [name, text('name')] });
export const identitySub = style({
  ...text('monoSmall'),
  ...ellipsis,
  ...monospaced,
  color: vars.color.textMuted,
});
export const description = style({ ...text('small'), ...clamp(2), minHeight: '2.5rem', marginTop: vars.space[2] });

const bars = { display: 'flex', flexDirection: 'column', justifyContent: 'space-around' } as const;
/** As high as the text that replaces them. */
export const placeholder = styleVariants({
  words: { ...bars, height: '2.25rem', marginTop: vars.space[3] },
  description: { ...bars, height: '2.5rem', marginTop: vars.space[2] },
});

/* AnalyticsCard */
/** Separates the figures from those of the meters beside them. */
export const figuresBeside = style({ columnGap: vars.space[12] });

/* AgentPageHeader */
/** As large as the badge, so that nothing moves when the status is known. */
export const badgeRoom = style({ width: '4.375rem', height: vars.size.badge });

/** A badge with more to say on hover, focus and tap. */
export const explained = style({ position: 'relative', display: 'inline-flex', cursor: 'help', ...hitArea(5, 11) });

/** Between the sentence and the link. On a phone the link has its own line. */
/** Between lines it is not seen, but still parts what is read. */
export const separator = style({ '@media': { [below.md]: hidden } });
export const headerPart = style({ whiteSpace: 'nowrap', '@media': { [below.md]: { display: 'block' } } });

/** On a phone all actions share one row. */
export const headerButton = style({
  '@media': { [below.md]: { flex: '1 1 auto', paddingInline: vars.space[2] } },
});

/* ActivityList */
/** As high as the placeholder, so that nothing moves when there are fewer rows. */
export const activityRoom = style({ minHeight: '13rem' });
export const activityFoot = style({ padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[3]}` });

/* CreateAgentDialog */
export const typeField = style({ position: 'relative' });
/** Lies over the select, which leaves room for it and also opens when the mark is pressed. */
export const typeMark = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: '0.75rem',
  top: 'calc(50% - 0.75rem)',
  pointerEvents: 'none',
});
export const typeSelect = style({ paddingInlineStart: 0 });
globalStyle(`${typeSelect} select`, { paddingInlineStart: '2.75rem' });

/* ScheduleCard */
/** What is said inside the card, apart from its settings. */
export const scheduleNotices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: `${vars.space[3]} 0 ${vars.space[1]}`,
});
export const nextRuns = style({ padding: `${vars.space[3]} 0`, borderTop: `1px solid ${vars.color.border}` });
export const nextRunsTitle = style({ ...text('small'), fontWeight: vars.fontWeight.medium, color: vars.color.text });
export const moments = style({
  ...text('small'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: `${vars.space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
});
export const moment = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text,
});
export const momentIcon = style({ color: vars.color.textMuted });
export const momentFromNow = style({
  marginInlineStart: vars.space[2],
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});
export const scheduleNote = style({
  ...text('caption'),
  padding: `${vars.space[2]} 0 ${vars.space[3]}`,
  color: vars.color.textMuted,
});
