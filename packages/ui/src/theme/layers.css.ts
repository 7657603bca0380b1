import { globalLayer } from '@vanilla-extract/css';

/** Lowest first. Styles of blocks, shell and screens are unlayered, so they override all of these. */
export const reset = globalLayer('reset');
export const theme = globalLayer('theme');
export const components = globalLayer('components');
