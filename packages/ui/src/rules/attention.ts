import { severities, type AttentionKind, type Severity } from '@switchboard/api-contract/attention';
import {
  CalendarClock,
  CircleAlert,
  CircleX,
  HardDrive,
  KeyRound,
  MailQuestionMark,
  RefreshCw,
  Reply,
  TriangleAlert,
  Unplug,
  UserRoundX,
  Users,
  Wallet,
} from 'lucide-react';
import type { IconType } from '../components/display/Icon/Icon.tsx';
import type { Tone } from '../theme/tokens.ts';
import { entryOf, type IconAndTone } from './lookup.ts';

/** The tones of attention items. */
export const severityTones = {
  critical: 'critical',
  caution: 'caution',
  info: 'info',
} as const satisfies Record<Severity, Tone>;

/** The tone of an attention item. A severity that only a newer version knows is neutral. */
export const severityTone = (severity: string | undefined): Tone =>
  severities.some((known) => known === severity) ? severityTones[severity as Severity] : 'neutral';

/** The tone of the worst of several attention items; neutral for none. */
export function worstTone(items: readonly { readonly severity?: string | undefined }[]): Tone {
  const worst = severities.find((severity) => items.some((item) => item.severity === severity));
  return worst ? severityTones[worst] : 'neutral';
}

/** The icons of attention items. */
export const attentionIcons: Readonly<Record<AttentionKind, IconType>> = {
  runs: CircleX,
  workflow: CircleX,
  connection: Unplug,
  ends: CalendarClock,
  replies: Reply,
  proposals: MailQuestionMark,
  duplicates: Users,
  sync: RefreshCw,
  schedule: CalendarClock,
  invitation: UserRoundX,
  budget: Wallet,
  alert: TriangleAlert,
  storage: HardDrive,
  request: KeyRound,
};

/** The icon and tone of an attention item. A kind or severity that only a newer version knows is neutral. */
export const attentionKind = ({
  kind,
  severity,
}: {
  readonly kind?: string | undefined;
  readonly severity?: string | undefined;
}): IconAndTone => ({
  icon: entryOf<IconType>(attentionIcons, kind) ?? CircleAlert,
  tone: severityTone(severity),
});
