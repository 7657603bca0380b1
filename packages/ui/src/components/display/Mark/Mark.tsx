import type { ReactNode } from 'react';
import type { Line } from '../../../theme/tokens.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { mark } from './Mark.css.ts';

const GLYPH = { sm: 14, md: 20, lg: 24 } as const;

interface MarkProps {
  /** The icon of the agent or service. */
  icon?: IconType;
  /** Instead of an icon: a logo or one letter. */
  children?: ReactNode;
  /** Defaults to the line set by the surrounding `data-line`. */
  line?: Line;
  /** `soft` where several are in a row; `plate` is neutral, for a logo or letter. */
  variant?: 'solid' | 'soft' | 'plate';
  /** 24, 36 or 48 px; the last is 40 px below 768 px. */
  size?: 'sm' | 'md' | 'lg';
}

/** The square that identifies an agent or a service. Decorative: the name is beside it. */
export function Mark({ icon, children, line, variant = 'solid', size = 'md' }: MarkProps) {
  return (
    <span className={mark({ variant, size })} data-line={line} aria-hidden="true">
      {icon ? <Icon icon={icon} size={GLYPH[size]} /> : children}
    </span>
  );
}
