import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { hitArea, inComponents, text } from '../../../theme/mixins.ts';

export const dashedMark = style(
  inComponents({
    ...text('micro'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    height: '1.125rem',
    padding: '0 0.3125rem',
    border: `1px dashed ${vars.color.controlBorder}`,
    borderRadius: vars.radius.xs,
    color: vars.color.textMuted,
    cursor: 'help',
    // Makes a target of 32 px, or of 44 px for touch: it is 16 px high inside its border.
    ...hitArea(8, 14),
  }),
);
