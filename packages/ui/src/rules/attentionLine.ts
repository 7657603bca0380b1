import type { AttentionKind } from '@switchboard/api-contract/attention';
import {
  CalendarClock,
  CircleAlert,
  CircleX,
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
import { severityTone } from './severityTone.ts';

/** The icon of each kind. */
export const attentionIcons: Readonly<Record<AttentionKind, IconType>> = {
  runs: CircleX,
  workflow: CircleX,
  connection: Unplug,
  replies: Reply,
  proposals: MailQuestionMark,
  duplicates: Users,
  sync: RefreshCw,
  schedule: CalendarClock,
  invitation: UserRoundX,
  budget: Wallet,
  alert: TriangleAlert,
};

/** The icon and the tone of what needs somebody; of kinds and severities that only a newer version knows, neutral ones. */
export const attentionLine = ({
  kind,
  severity,
}: {
  readonly kind?: string | undefined;
  readonly severity?: string | undefined;
}): { readonly icon: IconType; readonly tone: Tone } => ({
  icon: kind !== undefined && Object.hasOwn(attentionIcons, kind) ? attentionIcons[kind as AttentionKind] : CircleAlert,
  tone: severityTone(severity),
});
