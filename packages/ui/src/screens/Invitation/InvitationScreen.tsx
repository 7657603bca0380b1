import { acceptRequest, type AcceptRequest, type Invitation } from '@switchboard/api-contract/members';
import { limits } from '@switchboard/api-contract/limits';
import type { FormEvent } from 'react';
import { or, orRule } from '../../blocks/forms/forms.css.ts';
import { NewPasswordField } from '../../blocks/forms/NewPasswordField/NewPasswordField.tsx';
import { problemsOf } from '../../blocks/forms/problemsOf.ts';
import { useCheckedForm } from '../../blocks/forms/useCheckedForm.ts';
import { Waiting } from '../../blocks/states/Waiting/Waiting.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { LinkButton, type LinkButtonProps } from '../../components/actions/LinkButton/LinkButton.tsx';
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
  /** The address that leads to the provider of single sign-on, where an invitation can be accepted there, too. */
  signOnHref?: string | undefined;
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
export function InvitationScreen({ view, onAccept, signInHref, signOnHref, another }: InvitationScreenProps) {
  if (view.status === 'loading') {
    return (
      <SignInFrame title="Invitation">
        <Waiting />
      </SignInFrame>
    );
  }
  if (view.status === 'error') return <NoInvitation failed={view} signInHref={signInHref} />;
  if (another) return <NotYours invitation={view.data} another={another} />;
  if (view.data.passwordsOff) return <InvitationThere invitation={view.data} signOnHref={signOnHref} />;
  return <OpenInvitation invitation={view.data} onAccept={onAccept} signOnHref={signOnHref} />;
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

/** Where passwords are off: it is accepted at the provider alone. */
function InvitationThere({
  invitation,
  signOnHref,
}: { invitation: Invitation } & Pick<InvitationScreenProps, 'signOnHref'>) {
  return (
    <SignInFrame title={joinTitle(invitation)} sub={inviteSubtitle(invitation)} foot={linkEnds(invitation)}>
      <div className={formClass}>
        <InvitedAddress email={invitation.email} />
        {signOnHref === undefined ? (
          <Banner tone="critical">Passwords are off here. Ask whoever runs this server.</Banner>
        ) : (
          <SignOnLink variant="primary" name={invitation.sso} href={signOnHref} />
        )}
      </div>
    </SignInFrame>
  );
}

function SignOnLink({ name = 'single sign-on', ...link }: { name: string | undefined } & LinkButtonProps) {
  return (
    <LinkButton size="lg" block {...link}>
      Sign in with {clip(name, 40)}
    </LinkButton>
  );
}

function InvitedAddress({ email }: Pick<Invitation, 'email'>) {
  if (email === undefined) return null;
  return (
    <Field label="Email" hint="You sign in with it.">
      <TextInput size="lg" type="email" autoComplete="username" readOnly disabled value={email} />
    </Field>
  );
}

function OpenInvitation({
  invitation,
  onAccept,
  signOnHref,
}: { invitation: Invitation } & Pick<InvitationScreenProps, 'onAccept' | 'signOnHref'>) {
  const { kind } = invitation;
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
      title={isReset ? 'Set a new password' : joinTitle(invitation)}
      sub={isReset ? resetSubtitle(invitation) : inviteSubtitle(invitation)}
      foot={linkEnds(invitation)}
    >
      <form className={formClass} onSubmit={send} {...readsFilled} noValidate aria-busy={busy || undefined}>
        {refused ? <Banner tone="critical">{refused}</Banner> : null}
        <InvitedAddress email={invitation.email} />
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
        {signOnHref === undefined ? null : (
          <>
            <div className={or}>
              <span className={orRule} />
              Or
              <span className={orRule} />
            </div>
            <SignOnLink name={invitation.sso} href={signOnHref} />
          </>
        )}
      </form>
    </SignInFrame>
  );
}

const joinTitle = ({ organisation }: Invitation): string => `Join ${clip(organisation ?? 'the organisation', 60)}`;

const linkEnds = ({ expiresAt }: Invitation): string | undefined =>
  expiresAt === undefined ? undefined : `This link works once, until ${dateTimeInZone(expiresAt)}.`;

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
