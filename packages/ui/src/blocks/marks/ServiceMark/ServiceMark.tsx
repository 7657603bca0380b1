import {
  siAirtable,
  siAnthropic,
  siDiscord,
  siGithub,
  siGmail,
  siGoogle,
  siGooglecalendar,
  siHubspot,
  siMake,
  siNotion,
  siPerplexity,
  siStripe,
  siZapier,
} from 'simple-icons';
import { Mark } from '../../../components/display/Mark/Mark.tsx';
import { glyphOf } from './glyphs.ts';
import { logo } from './ServiceMark.css.ts';

/** SVG paths, 24 × 24, by service id. The other services have no logo in the package and show a drawing. */
export const logos: Readonly<Record<string, string>> = {
  airtable: siAirtable.path,
  anthropic: siAnthropic.path,
  discord: siDiscord.path,
  github: siGithub.path,
  gmail: siGmail.path,
  google: siGoogle.path,
  'google-calendar': siGooglecalendar.path,
  hubspot: siHubspot.path,
  make: siMake.path,
  notion: siNotion.path,
  perplexity: siPerplexity.path,
  stripe: siStripe.path,
  zapier: siZapier.path,
};

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
