import { demoCredentials } from '@switchboard/api-contract/session';
import { ProfileScreen } from '@switchboard/ui/screens/Profile';
import { useTheme } from '@switchboard/ui/theme/Theme';
import { useAddressState } from '../hooks/useAddressState.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { useLeave } from '../leaving/useLeave.ts';
import { Account } from '../profile/Account.tsx';
import { AuditTab } from '../profile/AuditTab.tsx';
import { MembersTab } from '../profile/MembersTab.tsx';
import { NotificationsTab } from '../profile/NotificationsTab.tsx';
import { UsageTab } from '../profile/UsageTab.tsx';
import { useSession } from '../session/SessionProvider.tsx';

/** What each tab shows: a file of `profile/`, which reads for itself. */
const contents = {
  members: () => <MembersTab />,
  notifications: () => <NotificationsTab />,
  usage: () => <UsageTab />,
  audit: () => <AuditTab />,
} as const;

/** /profile */
export function Component() {
  const { session, signOut } = useSession();
  const { choice, setChoice } = useTheme();
  const [{ tab }, setAddress] = useAddressState({ tab: 'profile' });
  const leave = useLeave();
  usePageTitle('Profile');
  if (!session) return null;
  const byDemoAccess = session.user.username === demoCredentials.username;
  return (
    <ProfileScreen
      user={session.user}
      tenant={session.tenant}
      tenantMissing={byDemoAccess ? 'Not kept by Demo Access' : undefined}
      appearance={choice}
      onAppearance={setChoice}
      onSignOut={() => leave(signOut)}
      account={<Account />}
      tab={tab}
      onTabChange={(next) => setAddress({ tab: next })}
      contents={contents}
    />
  );
}
