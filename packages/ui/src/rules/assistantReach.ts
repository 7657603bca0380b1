import { CircleAlert, Mic, WifiOff } from 'lucide-react';
import type { IconType } from '../components/display/Icon/Icon.tsx';
import type { ViewState } from '../format/viewState.ts';
import type { Rule } from './lookup.ts';

interface ReachRule extends Rule {
  readonly icon: IconType;
}

/**
 * Whether the assistant is likely to answer, judged without calling it. In a file of its own, since it alone is on the
 * dashboard, the first page.
 */
export const assistantReachRules = {
  unknown: { label: 'Connecting', tone: 'neutral', icon: Mic },
  ready: { label: 'Ready', tone: 'positive', icon: Mic },
  failing: { label: 'May not answer', tone: 'caution', icon: CircleAlert },
  offline: { label: 'Offline', tone: 'neutral', icon: WifiOff },
} as const satisfies Record<string, ReachRule>;

/** Judges by the dashboard's last read, since the assistant needs the same server. */
export function assistantReach(read: ViewState<unknown>, online: boolean): ReachRule {
  if (!online) return assistantReachRules.offline;
  if (read.status === 'loading') return assistantReachRules.unknown;
  return read.status === 'error' || read.stale ? assistantReachRules.failing : assistantReachRules.ready;
}
