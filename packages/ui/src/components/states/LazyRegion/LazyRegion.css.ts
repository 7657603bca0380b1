import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

const unseen = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/** Only seen after 100 ms: code that is here sooner does not flash. */
export const loading = style(
  inComponents({
    ...text('small'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    height: '100%',
    minHeight: '6rem',
    color: vars.color.textMuted,
    animation: `${unseen} 100ms`,
  }),
);
