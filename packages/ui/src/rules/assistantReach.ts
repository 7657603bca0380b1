import { CircleAlert, Mic, WifiOff } from 'lucide-react';
import type { IconType } from '../components/display/Icon/Icon.tsx';
import type { ViewState } from '../format/viewState.ts';
import type { Rule } from './lookup.ts';

interface ReachRule extends Rule {
  readonly icon: IconType;
}

/** Whether the assistant is likely to answer, as far as the page knows without asking it. */
export const assistantReachRules = {
  unknown: { label: 'Connecting', tone: 'neutral', icon: Mic },
  ready: { label: 'Ready', tone: 'positive', icon: Mic },
  failing: { label: 'May not answer', tone: 'caution', icon: CircleAlert },
  offline: { label: 'Offline', tone: 'neutral', icon: WifiOff },
} as const satisfies Record<string, ReachRule>;

/** What the last read of the page, whatever it was about, says of the server that the assistant needs too. */
export function assistantReach(read: ViewState<unknown>, online: boolean): ReachRule {
  if (!online) return assistantReachRules.offline;
  if (read.status === 'loading') return assistantReachRules.unknown;
  return read.status === 'error' || read.stale ? assistantReachRules.failing : assistantReachRules.ready;
}
