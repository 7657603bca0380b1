import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, below } from '../../theme/media.ts';
import { text, inComponents } from '../../theme/mixins.ts';
import { tone } from '../../theme/tone.css.ts';

/* ConflictNotice */
export const conflictNotice = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  paddingBlock: vars.space[1],
  color: vars.tone.caution.text,
  overflowWrap: 'anywhere',
});
export const conflictChoice = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[2] });

/* FormDialog */
export const dialogAside = style(inComponents({ marginInlineEnd: 'auto' }));

/* NewPasswordField */
export const strengthLine = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[1],
});
export const strengthPart = style({
  height: '0.25rem',
  borderRadius: '2px',
  background: vars.color.track,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' } },
});
export const strengthReached = style({
  background: tone.solid,
  '@media': { [forcedColors]: { background: 'Highlight' } },
});

/* SettingsForm */
/** A number input with a bar beside it. */
export const numberBesideBar = style({ flex: '0 0 8.25rem' });
/** Room for '09:00 AM' and the browser's clock icon. */
export const timeInput = style({ width: '9rem' });
/** Buttons to choose from. */
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '2px' });
/** Seven days in one row if they fit. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(2.75rem, 1fr))',
  gap: vars.space[1],
  '@media': { [below.md]: { gap: '2px' } },
});
export const day = style({ padding: 0 });

/* SignInForm */
export const signInForm = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  width: '100%',
  minWidth: 0,
});
export const or = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
});
export const orRule = style({ flex: '1 1 auto', height: '1px', background: vars.color.border });
export const otherWays = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });
