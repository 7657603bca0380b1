import type { Decorator } from '@storybook/react-vite';
import type { NavKey } from '../src/shell/SideNav/navigation.ts';
import { Shell } from '../src/shell/Shell/Shell.tsx';

const hrefs = { dashboard: '/dashboard', agents: '/agents', connections: '/api-status', profile: '/profile' };
const user = {
  id: 'user-demo',
  username: 'demo',
  name: 'Demo User',
  email: 'demo@switchboard.test',
  role: 'tenant_admin',
};
const nothing = () => {};

/** Shows a screen in the shell, as the member sees it; `current` is marked in the side panel. */
export const inShell =
  (current?: NavKey): Decorator =>
  (Story) => (
    <Shell hrefs={hrefs} current={current} agentCount={7} user={user} onSignOut={nothing}>
      <Story />
    </Shell>
  );
