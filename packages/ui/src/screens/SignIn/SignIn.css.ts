import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

export const invitationForm = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });

const { patch } = vars.assistant;

export const canvas = style({ position: 'relative', width: '45rem', height: '50rem' });
export const marks = style({ position: 'absolute', insetInlineStart: 0, top: '8.625rem' });
export const mark = style({ position: 'absolute', transform: 'translateX(-50%)' });

export const lampGlow = style({ fill: patch.glow });
export const lampLit = style({ fill: patch.lit });
export const lampUnlit = style({ stroke: patch.unlit, strokeWidth: 1.5 });
export const plate = style({ fill: patch.plate });
export const hole = style({ fill: patch.hole, stroke: patch.ring, strokeWidth: 2 });
export const shadow = style({ stroke: patch.shade, strokeWidth: 10, strokeLinecap: 'round' });
export const cord = style({ stroke: vars.line.solid, strokeWidth: 6, strokeLinecap: 'round' });
export const plug = style({ fill: vars.line.solid });
export const plugHole = style({ fill: patch.hole, opacity: 0.5 });

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 35rem) minmax(0, 1fr)',
  minHeight: '100dvh',
  background: vars.color.surface,
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '2.5rem 6.25rem',
  '@media': { [below.lg]: { padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[6]}` } },
});

export const body = style({
  flex: '1 1 auto',
  display: 'grid',
  placeItems: 'center',
  padding: `${vars.space[6]} 0 5rem`,
});
export const formBox = style({ width: '100%', maxWidth: '22.5rem' });
export const head = style({ marginBottom: vars.space[6] });
export const title = style({ ...text('hero'), color: vars.color.text });
export const sub = style({ marginTop: vars.space[1], color: vars.color.textMuted });
export const foot = style({ ...text('caption'), color: vars.color.textMuted });

export const art = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  background: `${vars.assistant.art} radial-gradient(${vars.assistant.patch.dot} 1px, transparent 1.3px) 0 0 / 24px 24px`,
  '@media': { [below.lg]: { display: 'none' } },
});
