import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

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
