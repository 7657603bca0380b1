import type { ReactNode } from 'react';
import type { Line } from '../../../theme/tokens.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { mark } from './Mark.css.ts';

const GLYPH = { sm: 14, md: 20, lg: 24 } as const;

interface MarkProps {
  icon?: IconType;
  /** In place of an icon: a logo, or one letter. */
  children?: ReactNode;
  /** Left out, the line of the surrounding `data-line` holds. */
  line?: Line;
  /** `plate` is neutral, for logos and letters. */
  variant?: 'solid' | 'soft' | 'plate';
  size?: keyof typeof GLYPH;
}

/** The square that identifies a line or a service. Decorative: the name stands beside it. */
export function Mark({ icon, children, line, variant, size = 'md' }: MarkProps) {
  return (
    <span className={mark({ variant, size })} data-line={line} aria-hidden="true">
      {icon ? <Icon icon={icon} size={GLYPH[size]} /> : children}
    </span>
  );
}
