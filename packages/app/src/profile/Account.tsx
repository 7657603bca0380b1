import { demoCredentials } from '@switchboard/api-contract/session';
import { AccountSections } from '@switchboard/ui/screens/Profile/Account';
import { useNow } from '../hooks/useNow.ts';
import { useAccount } from '../queries/useAccount.ts';
import { useSession } from '../session/SessionProvider.tsx';

const shared = 'The demo account is shared: its password can’t be changed and it can’t have passkeys.';

/** The member's own account, on /profile. */
export function Account() {
  const { session } = useSession();
  const account = useAccount();
  const now = useNow(account.sessions.view);
  const isDemo = session?.user.username === demoCredentials.username;
  return <AccountSections {...account} now={now} stays={isDemo ? shared : undefined} />;
}
