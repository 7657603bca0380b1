import { style } from '@vanilla-extract/css';

export const answerWords = style({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' });
