import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { hitArea } from '../../../theme/mixins.ts';

/** Separates the figures from those of the meters beside them. */
export const apart = style({ columnGap: vars.space[12] });

/** As large as the badge, so that nothing moves when the status is known. */
export const badgeRoom = style({ width: '4.375rem', height: vars.size.badge });

/** A badge with more to say on hover, focus and tap. */
export const explained = style({ position: 'relative', display: 'inline-flex', cursor: 'help', ...hitArea(5, 11) });

/** Between the sentence and the link. On a phone the link has its own line. */
export const separator = style({ '@media': { [below.md]: { display: 'none' } } });
export const runs = style({ whiteSpace: 'nowrap', '@media': { [below.md]: { display: 'block' } } });

/** On a phone all actions share one row. */
export const button = style({
  '@media': { [below.md]: { flex: '1 1 auto', paddingInline: vars.space[2] } },
});
