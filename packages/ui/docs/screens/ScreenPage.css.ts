import { style } from '@vanilla-extract/css';

/** What a row is about stays in one piece on a phone. */
export const key = style({ whiteSpace: 'nowrap' });
