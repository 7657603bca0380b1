import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/media.ts';

export const bars = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 1,
  minWidth: 0,
  height: '1.75rem',
  overflow: 'hidden',
});
export const bar = style({
  flex: 'none',
  width: '0.1875rem',
  height: '100%',
  background: vars.assistant.recording.level,
  clipPath: 'inset(0.75rem 0 round 2px)',
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});
