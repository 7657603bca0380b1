import { user } from '@switchboard/api-mocks/builders/auth';
import { memberOf } from '@switchboard/api-mocks/world/sessions';
import type { Decorator } from '@storybook/react-vite';
import type { NavKey } from '../src/shell/SideNav/SideNav.tsx';
import { Shell } from '../src/shell/Shell/Shell.tsx';

const hrefs = { dashboard: '/dashboard', agents: '/agents', connections: '/api-status', profile: '/profile' };
const nothing = () => {};

/** Shows a screen in the shell, as the member sees it; `current` is marked in the side panel. */
export const inShell =
  (current?: NavKey): Decorator =>
  (Story, { globals }) => (
    <Shell
      hrefs={hrefs}
      current={current}
      agentCount={7}
      user={user(memberOf(globals['member']).user)}
      onSignOut={nothing}
    >
      <Story />
    </Shell>
  );
