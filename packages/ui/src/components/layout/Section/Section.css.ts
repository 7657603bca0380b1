import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const section = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 }),
);

export const head = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    minHeight: '2rem',
    '@media': { [below.md]: { flexWrap: 'wrap' } },
  }),
);

export const title = style(
  inComponents({
    ...text('title'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: 0,
    color: vars.color.text,
    overflowWrap: 'anywhere',
  }),
);

/** What room the title leaves; on a phone, below it. */
export const actions = style(
  inComponents({
    display: 'flex',
    flex: '1 1 0',
    alignItems: 'center',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: vars.space[2],
    '@media': { [below.md]: { flex: '0 1 auto', justifyContent: 'flex-start' } },
  }),
);
