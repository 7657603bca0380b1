import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const page = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    minWidth: 0,
    '@media': { [below.md]: { gap: vars.space[6] } },
  }),
);

export const head = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minWidth: 0,
    // On a phone, where the text may take four lines, the mark aligns with the first.
    '@media': { [below.md]: { flexWrap: 'wrap', alignItems: 'flex-start' } },
  }),
);
export const words = style(inComponents({ minWidth: 0, flex: '1 1 12.5rem' }));
export const titleRow = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minWidth: 0,
    '@media': { [below.lg]: { flexWrap: 'wrap', rowGap: vars.space[1] } },
  }),
);
export const title = style(
  inComponents({
    ...text('page'),
    color: vars.color.text,
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': { [below.md]: text('pageNarrow') },
  }),
);
export const sub = style(inComponents({ marginTop: '2px', color: vars.color.textMuted, overflowWrap: 'anywhere' }));
export const actions = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    '@media': { [below.md]: { flex: '1 1 100%', flexWrap: 'wrap', gap: '0.375rem', marginInlineStart: 0 } },
  }),
);
