import { tenant, user } from '@switchboard/api-mocks/builders/auth';
import { memberOf } from '@switchboard/api-mocks/world/sessions';
import type { Decorator } from '@storybook/react-vite';
import { ProfileScreen, type ProfileTab } from '../../src/screens/Profile/ProfileScreen.tsx';

const nothing = () => {};
const none = () => null;

/** Shows what a tab of the profile holds where a member sees it; `profile`: below their own account. */
export const inProfile =
  (tab: ProfileTab): Decorator =>
  (Story, { globals }) => (
    <ProfileScreen
      user={user(memberOf(globals['member']).user)}
      tenant={tenant()}
      appearance="light"
      onAppearance={nothing}
      onSignOut={nothing}
      account={tab === 'profile' ? <Story /> : undefined}
      tab={tab}
      onTabChange={nothing}
      contents={{ keys: none, members: none, notifications: none, usage: none, audit: none, [tab]: () => <Story /> }}
    />
  );
