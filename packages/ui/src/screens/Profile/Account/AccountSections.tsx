import type { WithoutPassword } from '@switchboard/api-contract/auth';
import { passwordRequest, type PasswordRequest, type SessionRow } from '@switchboard/api-contract/members';
import { useState, type FormEvent } from 'react';
import type { Rows } from '@switchboard/api-contract/wire';
import { Globe } from 'lucide-react';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { sections, passwordFields, passwordForm as formClass, note } from '../Profile.css.ts';
import { PasskeysCard, type PasskeysCardProps } from './PasskeysCard.tsx';
import { ProveDialog, type ProveDialogProps } from './ProveDialog.tsx';
import { RemainingPasskeys } from './RemainingPasskeys.tsx';
import { NewPasswordField } from '../../../blocks/forms/NewPasswordField/NewPasswordField.tsx';
import { problemsOf } from '../../../blocks/forms/problemsOf.ts';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { readsFilled } from '../../../components/forms/readsFilled.ts';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { SecretInput } from '../../../components/forms/SecretInput/SecretInput.tsx';
import { Card, CardBody, CardHead } from '../../../components/layout/Card/Card.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { useBusy } from '../../../components/useBusy.ts';
import { LeftOut } from '../../../blocks/records/LeftOut/LeftOut.tsx';
import { SkeletonRows } from '../../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { ViewRegion } from '../../../blocks/states/ViewRegion/ViewRegion.tsx';
import { Badge } from '../../../components/display/Badge/Badge.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { List, ListRow } from '../../../components/layout/List/List.tsx';
import { clip } from '../../../format/text.ts';
import { dataOf, type ViewState } from '../../../format/viewState.ts';

interface SessionsCardProps {
  view: ViewState<Rows<SessionRow>>;
  now: Date;
  /** Ends a session, and tells if it could not. */
  onEnd: (sessionId: string) => Promise<Outcome<unknown>>;
}

/** Where the member is signed in. */
function SessionsCard({ view, now, onEnd }: SessionsCardProps) {
  const [end, busy, { args }] = useBusy(onEnd);
  return (
    <Card as="section" aria-labelledby="sessions">
      <CardHead level={2} id="sessions" title="Signed in on" />
      <ViewRegion bare view={view} name="sessions" now={now} loading={<SkeletonRows rows={3} />}>
        {({ items, leftOut }) => (
          <>
            <List aria-labelledby="sessions">
              {items.map(({ id, browser = 'An unknown browser', at, lastSeenAt, current }) => (
                <ListRow
                  key={id}
                  icon={Globe}
                  title={clip(browser, 80)}
                  sub={
                    <>
                      Since <Time at={at} now={now} show="sentence" />
                      {current ? null : (
                        <>
                          , last seen <Time at={lastSeenAt ?? at} now={now} />
                        </>
                      )}
                    </>
                  }
                  trailing={
                    current ? (
                      <Badge tone="positive">This one</Badge>
                    ) : (
                      <Button
                        size="sm"
                        aria-label={`Sign out on ${clip(browser, 60)}`}
                        busy={busy && args?.[0] === id}
                        onClick={() => end(id)}
                      >
                        Sign out
                      </Button>
                    )
                  }
                />
              ))}
            </List>
            <LeftOut count={leftOut} one="session" />
          </>
        )}
      </ViewRegion>
    </Card>
  );
}

interface PasswordFormProps {
  /** Why it can't be changed. */
  lockedReason: string | undefined;
  /** Changes it, and tells that it is done. */
  onChange: (request: PasswordRequest) => Promise<Outcome<unknown>>;
  /** Called once it is changed. */
  onChanged: () => void;
}

const blank: PasswordRequest = { old: '', new: '' };

/** Changes the password: the old one is asked for, and the other sessions end. */
function PasswordForm({ lockedReason, onChange, onChanged }: PasswordFormProps) {
  const form = useCheckedForm<PasswordRequest>({
    blank,
    check: (draft) => problemsOf(passwordRequest, draft),
    send: onChange,
    onSent: () => {
      form.edit(blank);
      onChanged();
    },
  });
  const { fields: ref, problemOf, refused, busy, submit } = form;
  const disabled = lockedReason !== undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled) submit();
  };
  return (
    <form className={formClass} onSubmit={send} {...readsFilled} noValidate>
      {refused ? <Banner tone="critical">{refused}</Banner> : null}
      <div ref={ref} className={passwordFields}>
        <Field label="Old password" required error={problemOf('old')}>
          <SecretInput autoComplete="current-password" maxLength={1024} disabled={disabled} {...form.inputOf('old')} />
        </Field>
        <NewPasswordField label="New password" disabled={disabled} error={problemOf('new')} {...form.inputOf('new')} />
      </div>
      <Button type="submit" busy={busy} disabledReason={lockedReason}>
        Change password
      </Button>
      <p className={note}>{lockedReason ?? 'You stay signed in here, and are signed out everywhere else.'}</p>
    </form>
  );
}

export interface AccountSectionsProps {
  now: Date;
  /** Why password and passkeys can't be changed, as those of the account of Demo Access. */
  lockedReason?: string | undefined;
  /** Present where no password signs the member in, as the session says. */
  withoutPassword?: WithoutPassword | 'loading' | undefined;
  password: Pick<PasswordFormProps, 'onChange'>;
  sessions: Omit<SessionsCardProps, 'now'>;
  passkeys: Omit<PasskeysCardProps, 'now' | 'lockedReason'>;
  /** Present while what was asked waits for a proof of who the member is. */
  proof?: Omit<ProveDialogProps, 'withoutPassword'> | undefined;
}

/** How the member signs in, and where they are: password, sessions, passkeys. */
export function AccountSections({
  now,
  lockedReason,
  withoutPassword,
  password,
  sessions,
  passkeys,
  proof,
}: AccountSectionsProps) {
  const [isChanged, setIsChanged] = useState(false);
  const without = withoutPassword === 'loading' ? undefined : withoutPassword;
  const instead = without?.provider === undefined ? '' : ` You sign in with ${clip(without.provider, 40)}.`;
  const remaining = isChanged ? (dataOf(passkeys.view)?.items ?? []) : [];
  return (
    <Grid columns={2} align="start" className={sections}>
      <Stack gap={4}>
        <Card as="section" aria-labelledby="password">
          <CardHead level={2} id="password" title="Password" />
          {withoutPassword === 'loading' ? (
            <SkeletonRows rows={2} />
          ) : (
            <CardBody>
              {without ? (
                <p className={note}>
                  {without.off ? 'Passwords are off here.' : 'You have no password.'}
                  {instead}
                </p>
              ) : (
                <PasswordForm {...password} lockedReason={lockedReason} onChanged={() => setIsChanged(true)} />
              )}
            </CardBody>
          )}
        </Card>
        <PasskeysCard
          {...passkeys}
          now={now}
          lockedReason={without?.passkeysOff ? `Passkeys are off here.${instead}` : lockedReason}
          onAdd={(name) => {
            // What is added from here on is the member's own: it does not remain from before.
            setIsChanged(false);
            return passkeys.onAdd(name);
          }}
        />
      </Stack>
      <SessionsCard {...sessions} now={now} />
      {remaining.length > 0 ? (
        <RemainingPasskeys
          passkeys={remaining}
          now={now}
          onRemove={passkeys.onRemove}
          onClose={() => setIsChanged(false)}
        />
      ) : null}
      {proof ? <ProveDialog {...proof} withoutPassword={without} /> : null}
    </Grid>
  );
}
