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
import { entryOf, type IconAndTone } from './lookup.ts';
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
