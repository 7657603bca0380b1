import { initials } from '../../../format/text.ts';
import { avatar } from './Avatar.css.ts';

interface AvatarProps {
  name: string;
  variant?: 'solid' | 'soft';
  size?: 'sm' | 'md' | 'lg';
}

/** A person's initials. Decorative: the name is shown beside it. */
export function Avatar({ name, variant, size }: AvatarProps) {
  return (
    <span className={avatar({ variant, size })} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
