import type { User } from '@switchboard/api-contract/auth';
import { memberEndpoints } from '@switchboard/api-contract/endpoints/members';
import type { AcceptRequest, Invitation } from '@switchboard/api-contract/members';
import { product } from '@switchboard/api-contract/product';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { loading, type ViewState } from '@switchboard/ui/format/viewState';
import { InvitationScreen } from '@switchboard/ui/screens/Invitation';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ApiError, describeError } from '../api/ApiError.ts';
import { call } from '../api/client.ts';
import { failureKind, write } from '../api/outcomes.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { paths } from '../paths.ts';
import { signOnHref } from '../session/pageSays.ts';
import { sessionOf } from '../session/calls.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** /invitation/{token}: read once, without the cache of a member. Whoever is signed in as somebody else is asked first. */
export function Component() {
  const { token = '' } = useParams();
  const { session, enter, signOut } = useSession();
  const { pathname } = useLocation();
  const toast = useToast();
  const view = useInvitation(token);
  usePageTitle('Invitation');
  const accept = async (body: AcceptRequest) => {
    const outcome = await write(memberEndpoints.acceptInvitation, { values: { token }, body });
    if (outcome.kind !== 'done') return outcome;
    const joined = sessionOf(outcome.value);
    if (!joined) return { kind: 'malformed' as const, message: 'The server did not sign you in. Open Sign In.' };
    // In place of the link, which is used up.
    await enter(joined, paths.dashboard);
    toast.show({ title: `Welcome to ${joined.tenant?.name ?? product.name}` });
    return outcome;
  };
  const other = view.status === 'ready' && session && !isFor(session.user, view.data) ? session.user : undefined;
  return (
    <InvitationScreen
      view={view}
      onAccept={accept}
      signInHref={paths.login}
      signOnHref={view.status === 'ready' && view.data.sso !== undefined ? signOnHref(paths.dashboard) : undefined}
      another={
        other && {
          name: other.name ?? other.username ?? 'someone else',
          href: paths.dashboard,
          onSignOut: () => signOut(pathname),
        }
      }
    />
  );
}

/** Whether a link is for this member, as far as the link tells. */
const isFor = (user: User, { kind, email, name }: Invitation): boolean =>
  kind === 'reset' ? user.name === name : user.username === email;

/** A link that is over is missing, whichever way it ended, and not tried again. */
function useInvitation(token: string): ViewState<Invitation> {
  const [state, setState] = useState<ViewState<Invitation>>(loading);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    const show = (next: ViewState<Invitation>) => (signal.aborted ? undefined : setState(next));
    const onRetry = () => {
      setState((last) => (last.status === 'error' ? { ...last, retrying: true } : last));
      setAttempts((before) => before + 1);
    };
    call(memberEndpoints.invitation, { values: { token }, signal }).then(
      (data) => show({ status: 'ready', data }),
      (error: unknown) => {
        const gone = error instanceof ApiError && [404, 410].includes(error.status);
        const message = error instanceof ApiError ? error.reason : describeError(error);
        show({ status: 'error', kind: gone ? 'missing' : failureKind(error), message, onRetry });
      },
    );
    return () => aborter.abort();
  }, [token, attempts]);
  return state;
}
