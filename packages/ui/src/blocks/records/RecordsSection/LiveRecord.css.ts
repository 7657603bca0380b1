import { style } from '@vanilla-extract/css';

/** Away from the buttons that go on. */
export const apart = style({ marginInlineEnd: 'auto' });
