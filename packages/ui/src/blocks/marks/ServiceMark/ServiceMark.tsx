import { Mark } from '../../../components/display/Mark/Mark.tsx';
import { glyphOf } from './glyphs.ts';
import { logos } from './logos.ts';
import { logo } from './ServiceMark.css.ts';

interface ServiceMarkProps {
  /** The service's id in the catalogue. */
  service: string;
  /** Its emoji on the wire, which selects a drawing. */
  icon?: string | undefined;
  /** 24 or 36 px. */
  size?: 'sm' | 'md';
}

/** A plate with the service's logo, or a drawing if there is none. Decorative: the name is beside it. */
export function ServiceMark({ service, icon, size = 'md' }: ServiceMarkProps) {
  const path = Object.hasOwn(logos, service) ? logos[service] : undefined;
  if (!path) return <Mark variant="plate" size={size} icon={glyphOf(service, icon)} />;
  return (
    <Mark variant="plate" size={size}>
      <svg viewBox="0 0 24 24" className={logo[size]} aria-hidden="true">
        <path d={path} />
      </svg>
    </Mark>
  );
}
