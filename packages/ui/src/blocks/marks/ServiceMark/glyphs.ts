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
import type { IconType } from '../../../components/display/Icon/Icon.tsx';

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
