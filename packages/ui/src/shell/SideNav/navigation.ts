import { Bot, Cable, CircleUserRound, LayoutDashboard } from 'lucide-react';
import type { IconType } from '../../components/display/Icon/Icon.tsx';

interface NavEntry {
  readonly label: string;
  readonly icon: IconType;
}

/** The pages of the side panel, in order. */
export const navigation = {
  dashboard: { label: 'Dashboard', icon: LayoutDashboard },
  agents: { label: 'AI Agents', icon: Bot },
  connections: { label: 'API Connections', icon: Cable },
  profile: { label: 'Profile', icon: CircleUserRound },
} as const satisfies Record<string, NavEntry>;

export type NavKey = keyof typeof navigation;
export const navKeys = Object.keys(navigation) as readonly NavKey[];
