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
  return <ProfileScreen user={session.user} tenant={session.tenant} appearance={choice} onAppearance={setChoice} onSignOut={signOut} />;
}
