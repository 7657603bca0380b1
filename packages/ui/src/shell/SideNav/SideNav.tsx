import type { User } from '@switchboard/api-contract/auth';
import { LogOut, Bot, Cable, CircleUserRound, LayoutDashboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { UserBlock } from '../../blocks/marks/UserBlock/UserBlock.tsx';
import { Anchor } from '../../components/actions/Link/Link.tsx';
import { Count } from '../../components/display/Count/Count.tsx';
import { Icon, type IconType } from '../../components/display/Icon/Icon.tsx';
import { count as countFormat } from '../../format/numbers.ts';
import { navCount, navFoot, navItem, navItems, navLabel } from '../shell.css.ts';

interface NavEntry {
  readonly label: string;
  readonly icon: IconType;
}

/** The screens that the side panel leads to, in order. */
const navigation = {
  dashboard: { label: 'Dashboard', icon: LayoutDashboard },
  agents: { label: 'AI Agents', icon: Bot },
  connections: { label: 'API Connections', icon: Cable },
  profile: { label: 'Profile', icon: CircleUserRound },
} as const satisfies Record<string, NavEntry>;

export type NavKey = keyof typeof navigation;
const navKeys = Object.keys(navigation) as readonly NavKey[];

/** What the navigation needs, wherever it stands. */
export interface NavProps {
  /** The address of each screen. */
  hrefs: Readonly<Record<NavKey, string>>;
  /** The current screen; undefined outside of the four. */
  current?: NavKey | undefined;
  /** Shown beside AI Agents; omitted while unknown. */
  agentCount?: number;
  /** How many things need attention: at Dashboard, and in the header of a narrow screen. */
  badge?: ((place: 'nav' | 'header') => ReactNode) | undefined;
  /** Who is signed in. */
  user: User;
  /** Called when they sign out. */
  onSignOut: () => void;
}

interface SideNavProps extends NavProps {
  /** Called when a link is followed, to close the drawer. */
  onNavigate?: () => void;
}

/** Links to the four screens, the signed-in member, and Sign Out. */
export function SideNav({ hrefs, current, agentCount, badge, user, onSignOut, onNavigate }: SideNavProps) {
  return (
    <>
      <nav className={navItems} aria-label="Main">
        {navKeys.map((key) => {
          const { label, icon } = navigation[key];
          return (
            <Anchor
              key={key}
              href={hrefs[key]}
              className={navItem}
              aria-current={key === current ? 'page' : undefined}
              onClick={onNavigate}
            >
              <Icon icon={icon} size={18} />
              <span className={navLabel}>{label}</span>
              {key === 'dashboard' && badge ? <> {badge('nav')}</> : null}
              {key === 'agents' && agentCount !== undefined ? (
                <>
                  {' '}
                  <Count className={navCount}>{countFormat(agentCount)}</Count>
                </>
              ) : null}
            </Anchor>
          );
        })}
      </nav>
      <div className={navFoot}>
        <UserBlock user={user} />
        <button type="button" className={navItem} onClick={onSignOut}>
          <Icon icon={LogOut} size={18} />
          Sign Out
        </button>
      </div>
    </>
  );
}
