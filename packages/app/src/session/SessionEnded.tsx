import { SessionEndedScreen } from '@switchboard/ui/screens/SessionEnded';
import { useState } from 'react';
import { useSession } from './SessionProvider.tsx';

/** 'Your session has ended', over the page, until the member has signed in again. */
export function SessionEnded() {
  const { session, signIn } = useSession();
  const [error, setError] = useState<string>();
  return (
    <SessionEndedScreen
      username={session?.user.username}
      error={error}
      onSignIn={async ({ username, password }) => {
        setError(undefined);
        const result = await signIn(username, password);
        if (!result.ok) setError(result.message);
      }}
    />
  );
}
