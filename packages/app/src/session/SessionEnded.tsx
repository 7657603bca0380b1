import { demoCredentials } from '@switchboard/api-contract/session';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { SessionEndedScreen } from '@switchboard/ui/screens/SessionEnded';
import { useState } from 'react';
import { useSession } from './SessionProvider.tsx';

/** 'Your session has ended', shown over the page until the member signs in again. */
export function SessionEnded() {
  const { session, signIn, signInAsDemo } = useSession();
  const [error, setError] = useState<string>();
  const show = async (attempt: Promise<Outcome>) => {
    setError(undefined);
    const result = await attempt;
    if (result.kind !== 'done') setError(result.message);
  };
  return (
    <SessionEndedScreen
      username={session?.user.username}
      error={error}
      onSignIn={({ username, password }) => show(signIn(username, password))}
      onDemoAccess={session?.user.username === demoCredentials.username ? () => show(signInAsDemo()) : undefined}
    />
  );
}
