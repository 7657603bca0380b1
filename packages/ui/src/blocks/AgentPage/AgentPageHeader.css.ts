import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';

/** As large as the badge, so that nothing moves when the status is known. */
export const badgeRoom = style({ width: '70px', height: vars.size.badge });

/** Between the sentence and the link; on a phone the link has a line of its own. */
export const separator = style({ '@media': { [below.md]: { display: 'none' } } });
export const runs = style({ whiteSpace: 'nowrap', '@media': { [below.md]: { display: 'block' } } });
