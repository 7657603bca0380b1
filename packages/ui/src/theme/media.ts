import { breakpoint } from './tokens.ts';

/** Query strings for `'@media'` in styles and for matchMedia. Touch sizes apply `below.lg`. */
export const below = {
  sm: `(max-width: ${breakpoint.sm - 1}px)`,
  md: `(max-width: ${breakpoint.md - 1}px)`,
  lg: `(max-width: ${breakpoint.lg - 1}px)`,
  columns: `(max-width: ${breakpoint.columns - 1}px)`,
  xl: `(max-width: ${breakpoint.xl - 1}px)`,
} as const;

export const from = {
  md: `(min-width: ${breakpoint.md}px)`,
  lg: `(min-width: ${breakpoint.lg}px)`,
  xl: `(min-width: ${breakpoint.xl}px)`,
  xxl: `(min-width: ${breakpoint.xxl}px)`,
} as const;

export const forcedColors = '(forced-colors: active)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const moreContrast = '(prefers-contrast: more)';
export const prefersDark = '(prefers-color-scheme: dark)';
