import { styleVariants } from '@vanilla-extract/css';

export const logo = styleVariants({
  sm: { width: '14px', height: '14px', fill: 'currentColor' },
  md: { width: '20px', height: '20px', fill: 'currentColor' },
});
