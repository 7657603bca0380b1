import { demoCredentials } from '@switchboard/api-contract/session';
import { AccountSections } from '@switchboard/ui/screens/Profile/Account';
import { useNow } from '../hooks/useNow.ts';
import { useAccount } from '../queries/useAccount.ts';
import { useSession } from '../session/SessionProvider.tsx';

const everybodys = 'The account of Demo Access is everybody’s: its password stays, and it can have no passkey.';

/** The member's own account, on /profile. */
export function Account() {
  const { session } = useSession();
  const account = useAccount();
  const now = useNow(account.sessions.view);
  const isDemo = session?.user.username === demoCredentials.username;
  return <AccountSections {...account} now={now} stays={isDemo ? everybodys : undefined} />;
}
