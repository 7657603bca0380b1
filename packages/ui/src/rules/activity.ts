import type { ActivityKind } from '@switchboard/api-contract/agents/shared';
import {
  BadgeCheck,
  Bell,
  CalendarPlus,
  CalendarX,
  CircleCheck,
  CircleDot,
  CirclePlus,
  CircleX,
  CopyMinus,
  Download,
  Frown,
  Funnel,
  Library,
  MapPinned,
  Merge,
  Pause,
  PenLine,
  Play,
  RefreshCw,
  Reply,
  Sheet,
  TriangleAlert,
  UserPlus,
} from 'lucide-react';
import { entryOf, type IconAndTone } from './lookup.ts';

/** Kinds of activity. */
export const activityKindRules = {
  added: { icon: UserPlus, tone: 'positive' },
  qualified: { icon: BadgeCheck, tone: 'info' },
  verified: { icon: BadgeCheck, tone: 'positive' },
  completed: { icon: CircleCheck, tone: 'positive' },
  failed: { icon: CircleX, tone: 'critical' },
  warning: { icon: TriangleAlert, tone: 'caution' },
  exported: { icon: Download, tone: 'neutral' },
  sheet: { icon: Sheet, tone: 'neutral' },
  replied: { icon: Reply, tone: 'positive' },
  sorted: { icon: Funnel, tone: 'info' },
  unhappy: { icon: Frown, tone: 'caution' },
  synced: { icon: RefreshCw, tone: 'neutral' },
  booked: { icon: CalendarPlus, tone: 'positive' },
  declined: { icon: CalendarX, tone: 'caution' },
  reminded: { icon: Bell, tone: 'info' },
  found: { icon: MapPinned, tone: 'positive' },
  deduplicated: { icon: CopyMinus, tone: 'info' },
  merged: { icon: Merge, tone: 'neutral' },
  sources: { icon: Library, tone: 'info' },
  changed: { icon: PenLine, tone: 'neutral' },
  created: { icon: CirclePlus, tone: 'info' },
  started: { icon: Play, tone: 'positive' },
  stopped: { icon: Pause, tone: 'caution' },
} as const satisfies Record<ActivityKind, IconAndTone>;

/** Icon and tone of an activity; an unknown kind is a neutral dot. */
export const activityKind = (kind: string | undefined): IconAndTone =>
  entryOf<IconAndTone>(activityKindRules, kind) ?? { icon: CircleDot, tone: 'neutral' };
