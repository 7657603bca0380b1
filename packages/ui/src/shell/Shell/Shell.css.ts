import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, from } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

export const shell = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.sidePanel} minmax(0, 1fr)`,
  minHeight: '100dvh',
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});

/** Visible only while focused. */
export const skip = style({
  ...text('control'),
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.z.dialog,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', padding: 0, overflow: 'hidden' },
  },
});

export const side = style({
  background: vars.color.panel,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  '@media': { [below.lg]: { display: 'none' } },
});

export const sideInner = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  padding: `${vars.space[4]} ${vars.space[3]}`,
  overflowY: 'auto',
});

export const brand = style({ alignSelf: 'flex-start', flex: 'none', margin: `0 0 ${vars.space[5]} ${vars.space[2]}` });

export const header = style({
  display: 'none',
  '@media': {
    [below.lg]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      position: 'sticky',
      top: 0,
      zIndex: vars.z.header,
      height: vars.size.mobileHeader,
      padding: '0 0.375rem 0 1rem',
      background: vars.color.panel,
      borderBottom: `1px solid ${vars.color.border}`,
    },
  },
});
export const headerBrand = style({ height: vars.size.control.touch });

export const main = style({
  minWidth: 0,
  padding: vars.size.pagePadding.lg,
  '@media': {
    [from.xxl]: { padding: vars.space[10] },
    [below.lg]: { padding: vars.size.pagePadding.md },
    [below.md]: { padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[8]}` },
  },
});

export const content = style({
  maxWidth: vars.size.contentMax,
  margin: '0 auto',
});
