import { acceptRequest, type AcceptRequest, type Invitation } from '@switchboard/api-contract/members';
import { limits } from '@switchboard/api-contract/limits';
import type { FormEvent } from 'react';
import { NewPasswordField } from '../../blocks/forms/NewPasswordField/NewPasswordField.tsx';
import { problemsOf } from '../../blocks/forms/problemsOf.ts';
import { useCheckedForm } from '../../blocks/forms/useCheckedForm.ts';
import { Waiting } from '../../blocks/states/Waiting/Waiting.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { readsFilled } from '../../components/forms/readsFilled.ts';
import { Field } from '../../components/forms/Field/Field.tsx';
import { TextInput } from '../../components/forms/TextInput/TextInput.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { dateTimeInZone } from '../../format/dates.ts';
import type { Outcome } from '../../format/outcome.ts';
import { clip } from '../../format/text.ts';
import type { Failed, ViewState } from '../../format/viewState.ts';
import { isRole, memberRoles, roleLabel } from '../../rules/members.ts';
import { SignInFrame } from '../SignIn/SignInFrame.tsx';
import { invitationForm as formClass } from '../SignIn/SignIn.css.ts';

export interface InvitationScreenProps {
  view: ViewState<Invitation>;
  /** Joins, or sets the new password, and signs in. */
  onAccept: (request: AcceptRequest) => Promise<Outcome<unknown>>;
  /** The address of the sign-in page. */
  signInHref: string;
  /** Whoever is signed in here, if the link is not theirs. */
  another?: SignedInAsAnother | undefined;
}

interface SignedInAsAnother {
  readonly name: string;
  /** Where they go on. */
  readonly href: string;
  readonly onSignOut: () => void;
}

/**
 * Who joins begins by typing a name, so that field has the focus. Spread, since the lint refuses the attribute in
 * general.
 */
const firstFocus = { autoFocus: true };

/** What a link leads to: joining an organisation, or a new password. */
export function InvitationScreen({ view, onAccept, signInHref, another }: InvitationScreenProps) {
  if (view.status === 'loading') {
    return (
      <SignInFrame title="Invitation">
        <Waiting />
      </SignInFrame>
    );
  }
  if (view.status === 'error') return <NoInvitation failed={view} signInHref={signInHref} />;
  if (another) return <NotYours invitation={view.data} another={another} />;
  return <OpenInvitation invitation={view.data} onAccept={onAccept} />;
}

/** Asks whoever is signed in before the link signs somebody else in. */
function NotYours({
  invitation,
  another: { name, href, onSignOut },
}: {
  invitation: Invitation;
  another: SignedInAsAnother;
}) {
  const me = clip(name, 60);
  return (
    <SignInFrame title={`You are signed in as ${me}`} sub={invitationText(invitation)}>
      <div className={formClass}>
        <Button variant="primary" size="lg" block onClick={onSignOut}>
          Sign out and continue
        </Button>
        <LinkButton size="lg" block href={href}>
          Stay signed in as {me}
        </LinkButton>
      </div>
    </SignInFrame>
  );
}

/** Why there is nothing to accept, as the server says, and whom to ask. A link that is used up is not tried again. */
function NoInvitation({
  failed: { kind, message, onRetry, retrying },
  signInHref,
}: {
  failed: Failed;
  signInHref: string;
}) {
  const gone = kind === 'missing';
  // The first sentence is the reason, the others are the advice.
  const [reason = '', ...advice] = message.split(/(?<=\.) /);
  return (
    <SignInFrame
      title={gone ? reason.replace(/\.$/, '') : 'The link was not checked'}
      sub={gone ? advice.join(' ') : message}
    >
      {gone ? (
        <LinkButton size="lg" block href={signInHref}>
          Go to Sign In
        </LinkButton>
      ) : (
        <Button size="lg" block busy={retrying ?? false} onClick={onRetry}>
          Try again
        </Button>
      )}
    </SignInFrame>
  );
}

function OpenInvitation({
  invitation,
  onAccept,
}: { invitation: Invitation } & Pick<InvitationScreenProps, 'onAccept'>) {
  const { kind, email, expiresAt } = invitation;
  const isReset = kind === 'reset';
  const form = useCheckedForm({
    blank: { name: '', password: '' },
    check: (draft) => ({
      ...problemsOf(acceptRequest, draft),
      ...(!isReset && draft.name.trim() === '' && { name: 'Name is required' }),
    }),
    send: ({ name, password }) => onAccept(isReset ? { password } : { name: name.trim(), password }),
    // `onAccept` leads on to the dashboard.
    onSent: () => {},
  });
  const { fields, problemOf, refused, busy, submit } = form;
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <SignInFrame
      title={isReset ? 'Set a new password' : `Join ${clip(invitation.organisation ?? 'the organisation', 60)}`}
      sub={isReset ? resetSubtitle(invitation) : inviteSubtitle(invitation)}
      foot={expiresAt === undefined ? undefined : `This link works once, until ${dateTimeInZone(expiresAt)}.`}
    >
      <form className={formClass} onSubmit={send} {...readsFilled} noValidate aria-busy={busy || undefined}>
        {refused ? <Banner tone="critical">{refused}</Banner> : null}
        {email === undefined ? null : (
          <Field label="Email" hint="You sign in with it.">
            <TextInput size="lg" type="email" autoComplete="username" readOnly disabled value={email} />
          </Field>
        )}
        <div ref={fields} className={formClass}>
          {isReset ? null : (
            <Field label="Name" required error={problemOf('name')}>
              <TextInput
                size="lg"
                autoComplete="name"
                {...firstFocus}
                maxLength={limits.text.name}
                {...form.inputOf('name')}
              />
            </Field>
          )}
          <NewPasswordField size="lg" error={problemOf('password')} {...form.inputOf('password')} />
        </div>
        <Button type="submit" variant="primary" size="lg" block busy={busy}>
          {isReset ? 'Set password' : 'Join'}
        </Button>
      </form>
    </SignInFrame>
  );
}

/** 'This link invites teo@northlight.example to Northlight GmbH.' */
const invitationText = ({ kind, name, email, organisation }: Invitation): string =>
  kind === 'reset'
    ? `This link sets a new password for ${clip(name ?? 'another member', 60)}.`
    : `This link invites ${clip(email ?? 'someone', 80)} to ${clip(organisation ?? 'an organisation', 60)}.`;

/** 'Ada Brandt invites you as member: …' */
const inviteSubtitle = ({ invitedBy, role }: Invitation): string =>
  `${invitedBy === undefined ? 'You are invited' : `${clip(invitedBy, 60)} invites you`} as ${clip(roleLabel(role), 40).toLowerCase()}. ${isRole(role) ? `${memberRoles[role].may}.` : ''}`;

const resetSubtitle = ({ name, organisation }: Invitation): string =>
  ['For', clip(name ?? 'your account', 60), ...(organisation === undefined ? [] : ['at', clip(organisation, 60)])].join(
    ' ',
  ) + '.';
