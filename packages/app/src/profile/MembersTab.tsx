import { MembersTab as Shown } from '@switchboard/ui/screens/Profile/Members';
import { useNow } from '../hooks/useNow.ts';
import { useMembers } from '../queries/useMembers.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** The tab Members of /profile. */
export function MembersTab() {
  const { session } = useSession();
  const members = useMembers();
  const now = useNow(members.view);
  return <Shown {...members} now={now} organisation={session?.tenant?.name} />;
}
