import { Mark } from '../../components/Mark/Mark.tsx';
import { logos } from './logos.ts';
import { logo } from './ServiceMark.css.ts';

interface ServiceMarkProps {
  /** Id of the service in the catalogue. */
  service: string;
  /** Its name: the first letter stands where there is no logo. */
  name: string;
  size?: 'sm' | 'md';
}

/** The plate with a service's logo or letter. Decorative: the name stands beside it. */
export function ServiceMark({ service, name, size = 'md' }: ServiceMarkProps) {
  const path = Object.hasOwn(logos, service) ? logos[service] : undefined;
  return (
    <Mark variant="plate" size={size}>
      {path ? (
        <svg viewBox="0 0 24 24" className={logo[size]} aria-hidden="true">
          <path d={path} />
        </svg>
      ) : (
        /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase()
      )}
    </Mark>
  );
}
