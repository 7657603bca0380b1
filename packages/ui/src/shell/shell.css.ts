import { style, keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { below, from, forcedColors } from '../theme/media.ts';
import { text } from '../theme/mixins.ts';

/* Shell */
export const shell = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.sidePanel} minmax(0, 1fr)`,
  minHeight: '100dvh',
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});

/** The link that skips the navigation. Visible only while focused. */
export const skipLink = style({
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

/* OfflineBanner */
export const offlineRegion = style({ selectors: { '&:not(:empty)': { marginBottom: vars.space[5] } } });

/* SideNav */
export const navItems = style({ display: 'flex', flexDirection: 'column', gap: '2px' });

export const navItem = style({
  ...text('body'),
  fontWeight: vars.fontWeight.item,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '0.625rem',
  width: '100%',
  height: vars.size.control.md,
  paddingInline: '0.75rem 0.625rem',
  borderRadius: vars.radius.md,
  color: vars.color.textSecondary,
  transition: `background-color ${vars.motion.fast} ${vars.motion.out}`,
  selectors: {
    '&:hover': { background: vars.color.pressed },
    '&[aria-current]': {
      background: vars.color.panelCurrent,
      color: vars.color.text,
      fontWeight: vars.fontWeight.title,
      boxShadow: `0 0 0 1px ${vars.color.border}`,
    },
    // The mark of the current page: a bar at the edge of the panel, 12 px outside the item.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '-0.75rem',
      top: 'calc(50% - 0.625rem)',
      width: '0.1875rem',
      height: '1.25rem',
      borderRadius: '0 3px 3px 0',
      background: vars.color.signal,
    },
  },
  '@media': {
    [below.lg]: { height: vars.size.control.touch, fontSize: vars.fontSize.reading },
    [forcedColors]: {
      selectors: {
        '&[aria-current]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
        '&[aria-current]::before': { background: 'Highlight' },
      },
    },
  },
});

export const navLabel = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const navCount = style({ marginInlineStart: 'auto', background: vars.color.pressed });

export const navFoot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  marginTop: 'auto',
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.border}`,
});

/* MobileMenu */
const slide = keyframes({ from: { transform: 'translateX(-16px)', opacity: 0 } });
const fade = keyframes({ from: { opacity: 0 } });

export const drawer = style({
  width: vars.size.menu,
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: '0.375rem 0.75rem 1rem',
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.panel,
  color: vars.color.textSecondary,
  boxShadow: vars.elevation.dialog,
  selectors: {
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
      animation: `${slide} ${vars.motion.slow} ${vars.motion.out}`,
    },
    '&::backdrop': { background: vars.color.scrim, animation: `${fade} ${vars.motion.slow} ${vars.motion.out}` },
  },
  '@media': { [forcedColors]: { borderInlineEnd: '1px solid' } },
});

export const drawerHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  height: vars.size.control.touch,
  marginBottom: vars.space[4],
  paddingInlineStart: vars.space[2],
});
