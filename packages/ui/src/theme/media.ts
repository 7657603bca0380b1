import { breakpoint } from './tokens.ts';

/** Queries in em follow the browser's text size: with twice its size, a window of 1280 px has the layout of 640 px. */
const em = (px: number) => `${px / 16}em`;

/** Query strings for `'@media'` in styles and for matchMedia. Touch sizes apply `below.lg`. */
export const below = {
  sm: `(max-width: ${em(breakpoint.sm - 1)})`,
  md: `(max-width: ${em(breakpoint.md - 1)})`,
  lg: `(max-width: ${em(breakpoint.lg - 1)})`,
  columns: `(max-width: ${em(breakpoint.columns - 1)})`,
  xl: `(max-width: ${em(breakpoint.xl - 1)})`,
} as const;

export const from = {
  md: `(min-width: ${em(breakpoint.md)})`,
  lg: `(min-width: ${em(breakpoint.lg)})`,
  xl: `(min-width: ${em(breakpoint.xl)})`,
  xxl: `(min-width: ${em(breakpoint.xxl)})`,
} as const;

export const forcedColors = '(forced-colors: active)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const moreContrast = '(prefers-contrast: more)';
export const prefersDark = '(prefers-color-scheme: dark)';
