import { passwordRequest, type PasswordRequest } from '@switchboard/api-contract/members';
import type { FormEvent } from 'react';
import { NewPasswordField } from '../../../blocks/forms/NewPasswordField/NewPasswordField.tsx';
import { problemsOf } from '../../../blocks/forms/problemsOf.ts';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { SecretInput } from '../../../components/forms/SecretInput/SecretInput.tsx';
import { Card, CardBody, CardHead } from '../../../components/layout/Card/Card.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { fields, form as formClass, note } from './AccountSections.css.ts';

export interface PasswordCardProps {
  /** Why it can't be changed. */
  stays: string | undefined;
  /** Changes it, and tells that it is done. */
  onChange: (request: PasswordRequest) => Promise<Outcome<unknown>>;
}

const blank: PasswordRequest = { old: '', new: '' };

/** Changes the password: the old one is asked for, and the other sessions end. */
export function PasswordCard({ stays, onChange }: PasswordCardProps) {
  const form = useCheckedForm<PasswordRequest>({
    blank,
    check: (draft) => problemsOf(passwordRequest, draft),
    send: onChange,
    onSent: () => form.edit(blank),
  });
  const { fields: ref, problemOf, refused, busy, submit } = form;
  const disabled = stays !== undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled) submit();
  };
  return (
    <Card as="section" aria-labelledby="password">
      <CardHead level={2} id="password" title="Password" />
      <CardBody>
        <form className={formClass} onSubmit={send} noValidate>
          {refused ? <Banner tone="critical">{refused}</Banner> : null}
          <div ref={ref} className={fields}>
            <Field label="Old password" required error={problemOf('old')}>
              <SecretInput
                autoComplete="current-password"
                maxLength={1024}
                disabled={disabled}
                {...form.inputOf('old')}
              />
            </Field>
            <NewPasswordField
              label="New password"
              disabled={disabled}
              error={problemOf('new')}
              {...form.inputOf('new')}
            />
          </div>
          <Button type="submit" busy={busy} disabledReason={stays}>
            Change password
          </Button>
          <p className={note}>{stays ?? 'You stay signed in here, and are signed out everywhere else.'}</p>
        </form>
      </CardBody>
    </Card>
  );
}
