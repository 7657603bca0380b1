import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { ellipsis, inComponents, text } from '../../../theme/mixins.ts';
import { tone } from '../../../theme/tone.css.ts';

export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: '52px',
    padding: '8px 19px',
    minWidth: 0,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
    '@media': { [below.md]: { paddingInline: '15px' } },
  }),
);
export const compact = style(inComponents({ minHeight: '48px', padding: '5px 19px' }));
export const plate = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: vars.radius.md,
    background: tone.soft,
    color: tone.text,
  }),
);
export const bareIcon = style(
  inComponents({ flex: 'none', display: 'grid', placeItems: 'center', width: '20px', color: tone.lamp }),
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
export const mono = style(inComponents({ ...text('mono'), fontFamily: vars.font.mono, wordSpacing: 0 }));
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
