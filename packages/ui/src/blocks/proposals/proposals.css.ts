import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

const sides = { paddingInline: '1.1875rem', '@media': { [below.md]: { paddingInline: '0.9375rem' } } } as const;

/** What is said above the rows. */
export const intro = style({
  ...sides,
  paddingBlock: '0.6875rem',
  color: vars.color.textMuted,
  borderBottom: `1px solid ${vars.color.border}`,
});
/** A proposal or a reply. */
export const row = style({
  ...sides,
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: '0.9375rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const title = style({
  ...text('body'),
  color: vars.color.text,
  fontWeight: vars.fontWeight.label,
  overflowWrap: 'anywhere',
});
export const person = style({ ...text('body'), fontWeight: vars.fontWeight.strong, color: vars.color.text });
/** A reason, or what a message is about. */
export const about = style({ color: vars.color.textSecondary, overflowWrap: 'anywhere' });
/** The text of a reply. */
export const body = style({
  ...text('body'),
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  background: vars.color.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: vars.color.text,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
/** At the end of its line. */
export const atEnd = style({ marginInlineStart: 'auto', color: vars.color.textMuted });
export const foot = style({
  ...sides,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBlock: '0.6875rem',
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
/** What an answer says, beside its button. */
export const answerWords = style({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' });
