import {
  Bot,
  Brain,
  Calendar,
  ChartColumn,
  Cloud,
  Cog,
  CreditCard,
  Gamepad2,
  GitBranch,
  Globe,
  Hash,
  Lightbulb,
  Magnet,
  Mail,
  MessageSquare,
  NotebookPen,
  Phone,
  Plug,
  Rocket,
  ScanSearch,
  Search,
  Send,
  Zap,
} from 'lucide-react';
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
import type { IconType } from '../../../components/display/Icon/Icon.tsx';
import { Mark } from '../../../components/display/Mark/Mark.tsx';
import { serviceLogo } from '../marks.css.ts';

/** Services without an available logo. */
const services: Readonly<Record<string, IconType>> = {
  openai: Bot,
  apollo: Rocket,
  twilio: Phone,
  tavily: ScanSearch,
  serper: Globe,
  sendgrid: Send,
  slack: Hash,
  salesforce: Cloud,
};

/** The emoji that the wire sends for an icon. */
const emojis: Readonly<Record<string, IconType>> = {
  '🤖': Bot,
  '🧠': Brain,
  '📧': Mail,
  '📅': Calendar,
  '💳': CreditCard,
  '🚀': Rocket,
  '🔍': Search,
  '📞': Phone,
  '🔎': ScanSearch,
  '💡': Lightbulb,
  '🌐': Globe,
  '✉': Mail,
  '💬': MessageSquare,
  '🎮': Gamepad2,
  '🧲': Magnet,
  '☁': Cloud,
  '🐙': GitBranch,
  '📝': NotebookPen,
  '📊': ChartColumn,
  '⚙': Cog,
  '⚡': Zap,
};

const own = (table: Readonly<Record<string, IconType>>, key: string): IconType | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The drawing for a service without a logo: its own, that of its emoji, or a plug. */
export function glyphOf(service: string, emoji = ''): IconType {
  // An emoji may carry the variation selector for its coloured form.
  return own(services, service) ?? own(emojis, emoji.replace(/\uFE0F/gu, '').trim()) ?? Plug;
}

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
      <svg viewBox="0 0 24 24" className={serviceLogo[size]} aria-hidden="true">
        <path d={path} />
      </svg>
    </Mark>
  );
}
