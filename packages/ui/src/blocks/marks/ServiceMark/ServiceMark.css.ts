import { styleVariants } from '@vanilla-extract/css';

export const logo = styleVariants({
  sm: { width: '0.875rem', height: '0.875rem', fill: 'currentColor' },
  md: { width: '1.25rem', height: '1.25rem', fill: 'currentColor' },
});
