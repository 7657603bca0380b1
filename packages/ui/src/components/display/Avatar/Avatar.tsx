import { initials } from '../../../format/text.ts';
import { avatar } from './Avatar.css.ts';

interface AvatarProps {
  /** The person's name; its initials are shown. */
  name: string;
  /** `soft` for a person among several. */
  variant?: 'solid' | 'soft';
  /** 22, 32 or 56 px. */
  size?: 'sm' | 'md' | 'lg';
}

/** A person's initials. Decorative: the name is shown beside it. */
export function Avatar({ name, variant = 'solid', size = 'md' }: AvatarProps) {
  return (
    <span className={avatar({ variant, size })} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
