import { demoCredentials } from '@switchboard/api-contract/session';
import { ProfileScreen } from '@switchboard/ui/screens/Profile';
import { useTheme } from '@switchboard/ui/theme/Theme';
import { usePage } from '../hooks/usePage.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** /profile */
export function ProfileRoute() {
  const { session, signOut } = useSession();
  const { choice, setChoice } = useTheme();
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
      onSignOut={signOut}
    />
  );
}
