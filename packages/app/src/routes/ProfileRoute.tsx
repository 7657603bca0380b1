import { demoCredentials } from '@switchboard/api-contract/session';
import { Waiting } from '@switchboard/ui/blocks/states/Waiting';
import { part } from '@switchboard/ui/components/states/Part';
import { PartFailed } from '@switchboard/ui/components/states/PartFailed';
import { ProfileScreen } from '@switchboard/ui/screens/Profile';
import { useTheme } from '@switchboard/ui/theme/Theme';
import { useAddressState } from '../hooks/useAddressState.ts';
import { usePage } from '../hooks/usePage.ts';
import { leaveBy, useLeave } from '../leaving/useLeave.ts';
import { useSession } from '../session/SessionProvider.tsx';

const standIns = { waiting: () => <Waiting />, failed: () => <PartFailed /> };
const Account = part(() => import('../profile/Account.tsx').then((module) => module.Account), standIns);
const MembersTab = part(() => import('../profile/MembersTab.tsx').then((module) => module.MembersTab), standIns);
const NotificationsTab = part(
  () => import('../profile/NotificationsTab.tsx').then((module) => module.NotificationsTab),
  standIns,
);
const UsageTab = part(() => import('../profile/UsageTab.tsx').then((module) => module.UsageTab), standIns);

const AuditTab = part(() => import('../profile/AuditTab.tsx').then((module) => module.AuditTab), standIns);

/** What each tab shows: a file of `profile/` behind `part`, which reads for itself. */
const contents = {
  members: () => <MembersTab />,
  notifications: () => <NotificationsTab />,
  usage: () => <UsageTab />,
  audit: () => <AuditTab />,
} as const;

/** /profile */
export function ProfileRoute() {
  const { session, signOut } = useSession();
  const { choice, setChoice } = useTheme();
  const [{ tab }, setAddress] = useAddressState({ tab: 'profile' });
  const hold = useLeave();
  usePage('Profile');
  if (!session) return null;
  const byDemoAccess = session.user.username === demoCredentials.username;
  return (
    <ProfileScreen
      user={session.user}
      tenant={session.tenant}
      tenantMissing={byDemoAccess ? 'Not kept by Demo Access' : undefined}
      appearance={choice}
      onAppearance={setChoice}
      onSignOut={() => leaveBy(hold, signOut)}
      account={<Account />}
      tab={tab}
      onTabChange={(next) => leaveBy(hold, () => setAddress({ tab: next }))}
      contents={contents}
    />
  );
}
