import { globalLayer } from '@vanilla-extract/css';

/** Lowest first. Rules of blocks, shell and screens stay outside the layers and so win over all of them. */
export const reset = globalLayer('reset');
export const theme = globalLayer('theme');
export const components = globalLayer('components');
