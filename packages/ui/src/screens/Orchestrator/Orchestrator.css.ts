import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A bar of a cell, with its figure in a box that holds 100%. */
export const barBox = style({ flex: '1 1 auto', minWidth: '56px', maxWidth: '96px' });
export const percentBox = style({ flex: '0 0 32px', textAlign: 'end' });
/** An agent and what it is to do. */
export const stepAgent = style({ flex: '1 1 160px', width: 'auto' });
export const stepTask = style({ flex: '2 1 200px', width: 'auto' });
export const failures = style({ color: vars.tone.critical.text, fontWeight: vars.fontWeight.label });
