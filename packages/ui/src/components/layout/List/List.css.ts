import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { ellipsis, inComponents, text, monospaced } from '../../../theme/mixins.ts';
import { tone } from '../../../theme/tone.css.ts';

export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: '3.25rem',
    padding: '0.5rem 1.1875rem',
    minWidth: 0,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
    '@media': { [below.md]: { paddingInline: '0.9375rem' } },
  }),
);
export const compact = style(inComponents({ minHeight: '3rem', padding: '0.3125rem 1.1875rem' }));
export const plate = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: vars.radius.md,
    background: tone.soft,
    color: tone.text,
  }),
);
export const bareIcon = style(
  inComponents({ flex: 'none', display: 'grid', placeItems: 'center', width: '1.25rem', color: tone.lamp }),
);
export const words = style(inComponents({ flex: '1 1 auto', minWidth: 0 }));
export const title = style(
  inComponents({
    ...ellipsis,
    display: 'block',
    color: vars.color.text,
    fontWeight: vars.fontWeight.medium,
    '@media': { [below.md]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  }),
);
export const mono = style(inComponents({ ...text('mono'), ...monospaced }));
export const sub = style(
  inComponents({ ...text('caption'), ...ellipsis, display: 'block', color: vars.color.textMuted }),
);
export const trailing = style(
  inComponents({
    ...text('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    flex: 'none',
    maxWidth: '50%',
    color: vars.color.textMuted,
  }),
);
