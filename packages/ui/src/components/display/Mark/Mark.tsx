import type { ReactNode } from 'react';
import type { Line } from '../../../theme/tokens.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { mark } from './Mark.css.ts';

const GLYPH = { sm: 14, md: 20, lg: 24 } as const;

interface MarkProps {
  icon?: IconType;
  /** Instead of an icon: a logo or one letter. */
  children?: ReactNode;
  /** Defaults to the line set by the surrounding `data-line`. */
  line?: Line;
  /** `plate` is neutral, for a logo or letter. */
  variant?: 'solid' | 'soft' | 'plate';
  size?: keyof typeof GLYPH;
}

/** The square that identifies an agent or a service. Decorative: the name is beside it. */
export function Mark({ icon, children, line, variant, size = 'md' }: MarkProps) {
  return (
    <span className={mark({ variant, size })} data-line={line} aria-hidden="true">
      {icon ? <Icon icon={icon} size={GLYPH[size]} /> : children}
    </span>
  );
}
