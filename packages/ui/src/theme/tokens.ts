/** A length in rem, so that it follows the browser's text size: as many px where that is the usual 16 px. */
export const rem = (px: number) => `${px / 16}rem`;

/**
 * The values of the design language. Every colour, size, font and duration of the interface is defined here and
 * nowhere else.
 *
 * Text, and what holds it, is in rem: it grows with the browser's text size. Hairlines, corners and shadows are in px.
 */

/** Named by what a status means, never by its colour. */
export type Tone = 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | 'info';
export const TONES = [
  'neutral',
  'accent',
  'positive',
  'caution',
  'critical',
  'info',
] as const satisfies readonly Tone[];

/** The identities that a page, card or chart can have: one pair of colours each. */
export const LINES = [
  'research',
  'orchestrator',
  'maps-scraper',
  'contacts',
  'calendar',
  'email',
  'lead-generation',
  'custom',
] as const satisfies readonly Line[];
export type Line =
  | 'research'
  | 'orchestrator'
  | 'maps-scraper'
  | 'contacts'
  | 'calendar'
  | 'email'
  | 'lead-generation'
  | 'custom';

/** The three colours of a meter as it fills up. */
export const USAGES = ['green', 'yellow', 'red'] as const;
export type Usage = (typeof USAGES)[number];

export const font = {
  sans: "'Instrument Sans Variable', 'Instrument Sans Fallback', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', sans-serif",
  mono: "'Geist Mono', ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
} as const;

/** Size and line height, in px at the browser's usual text size. */
export const type = {
  caption: { size: 12, lineHeight: 16, weight: 450, tracking: '0' },
  label: { size: 12, lineHeight: 16, weight: 550, tracking: '0.005em' },
  small: { size: 13, lineHeight: 20, weight: 420, tracking: '0' },
  body: { size: 14, lineHeight: 20, weight: 420, tracking: '0' },
  bodyStrong: { size: 14, lineHeight: 20, weight: 580, tracking: '-0.003em' },
  control: { size: 14, lineHeight: 20, weight: 550, tracking: '0' },
  reading: { size: 15, lineHeight: 24, weight: 420, tracking: '0' },
  titleSm: { size: 15, lineHeight: 20, weight: 600, tracking: '-0.006em' },
  title: { size: 18, lineHeight: 24, weight: 600, tracking: '-0.012em' },
  page: { size: 24, lineHeight: 32, weight: 600, tracking: '-0.018em' },
  figure: { size: 28, lineHeight: 32, weight: 550, tracking: '-0.02em' },
  hero: { size: 32, lineHeight: 40, weight: 600, tracking: '-0.022em' },
  mono: { size: 12, lineHeight: 20, weight: 400, tracking: '0' },
  /** The dashed mark: the smallest text. */
  micro: { size: 11, lineHeight: 16, weight: 550, tracking: '0.01em' },
  /** The name on a dense card. */
  name: { size: 14, lineHeight: 20, weight: 600, tracking: '-0.006em' },
  /** Types and models under a name. */
  monoSmall: { size: 11.5, lineHeight: 16, weight: 400, tracking: '-0.01em' },
  /** Labels of the figures along a card. */
  stat: { size: 11.5, lineHeight: 16, weight: 450, tracking: '0' },
  /** The title of a page below 768 px. */
  pageNarrow: { size: 22, lineHeight: 28, weight: 600, tracking: '-0.018em' },
  brand: { size: 16, lineHeight: 24, weight: 620, tracking: '-0.015em' },
  /** One letter that replaces a logo. */
  letter: { size: 15, lineHeight: 20, weight: 650, tracking: '-0.02em' },
} as const;
export type TypeStyle = keyof typeof type;

/** Sizes and weights for rules that depart from the type scale. */
export const fontSize = {
  caption: '0.75rem',
  small: '0.8125rem',
  body: '0.875rem',
  reading: '0.9375rem',
  field: '1rem',
  title: '1.125rem',
} as const;
export const fontWeight = {
  body: 420,
  caption: 450,
  medium: 500,
  item: 520,
  label: 550,
  strong: 580,
  title: 600,
} as const;

/** Steps of the 4-px grid, 16 px to the rem. */
export const space = {
  0: '0px',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
} as const;

export const radius = { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px', full: '999px' } as const;

export const size = {
  sidePanel: '15rem',
  mobileHeader: '3.5rem',
  contentMax: '75rem',
  readingMax: '42.5rem',
  menu: '18rem',
  toast: '23.75rem',
  tile: '7.25rem',
  tableRow: '3rem',
  tableHead: '2.25rem',
  bar: '0.375rem',
  badge: '1.375rem',
  lamp: '0.5rem',
  chart: '12.5rem',
  control: { sm: '2rem', md: '2.25rem', lg: '2.5rem', touch: '2.75rem' },
  mark: { sm: '1.5rem', md: '2.25rem', lg: '3rem' },
  dialog: { sm: '27.5rem', md: '32.5rem', lg: '40rem' },
  pagePadding: { sm: '1rem', md: '1.5rem', lg: '2rem' },
  orb: { desktop: '14.5rem', mobile: '11.5rem' },
} as const;

/** Widths in px from which the next layout applies, at the usual text size; from `columns`, four columns fit. */
export const breakpoint = { sm: 480, md: 768, lg: 1024, columns: 1200, xl: 1280, xxl: 1600 } as const;

export const z = { base: 0, sticky: 10, header: 20, menu: 30, scrim: 40, dialog: 50, toast: 60, tooltip: 70 } as const;

export const motion = {
  fast: '120ms',
  base: '160ms',
  slow: '200ms',
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  inOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
  orbBreath: '6s',
  orbThink: '3.2s',
  dotDrift: '60s',
  lampPulse: '1.6s',
  skeleton: '1.8s',
  spin: '0.9s',
} as const;

/** The assistant is dark in both themes, so its colours belong to neither. */
export const assistant = {
  canvas: '#0b0a09',
  glow: '#1a1511',
  ground: '#100e0b',
  dot: 'rgb(255 244 228 / 0.13)',
  warmDot: 'rgb(255 214 160 / 0.22)',
  text: '#f3f0e9',
  textSoft: '#e6e1d7',
  textMuted: '#a79f92',
  glass: 'rgb(30 27 24 / 0.72)',
  glassBorder: 'rgb(255 244 228 / 0.14)',
  glassShadow: '0 12px 40px rgb(0 0 0 / 0.4)',
  controlOff: 'rgb(255 244 228 / 0.1)',
  controlBorder: '#857d70',
  control: 'rgb(255 244 228 / 0.08)',
  onText: '#1a1916',
  focus: '#8db4ff',
  art: '#12100e',
  patch: {
    plate: '#211e1a',
    hole: '#0c0b0a',
    ring: '#8b8273',
    unlit: '#6c655a',
    lit: '#ffd9a0',
    glow: 'rgb(255 200 120 / 0.16)',
    shade: 'rgb(0 0 0 / 0.5)',
    dot: 'rgb(255 244 228 / 0.1)',
  },
  tile: { surface: '#0f0e0c', border: '#39342d', textMuted: '#b5ada0', dot: 'rgb(255 244 228 / 0.2)' },
  recording: { solid: '#f26d61', on: '#2c0805', level: '#5ccb97' },
  statusDot: { booting: '#8f897d', ready: '#7fabfa', active: '#3ccb7f' },
  orb: {
    idle: { core: '#fff1dc', mid: '#e7a868', deep: '#5a3015', halo: 'rgb(231 168 104 / 0.22)' },
    listening: { core: '#e9fff2', mid: '#5ccb97', deep: '#10432f', halo: 'rgb(92 203 151 / 0.26)' },
    thinking: { core: '#fff6d9', mid: '#e5b94c', deep: '#4f3606', halo: 'rgb(229 185 76 / 0.24)' },
    responding: { core: '#fff0e6', mid: '#ff8a5b', deep: '#6b2309', halo: 'rgb(255 138 91 / 0.32)' },
  },
} as const;
