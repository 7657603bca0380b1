import { limits } from '@switchboard/api-contract/limits';
import { type PasskeyRow, renamePasskeyRequest } from '@switchboard/api-contract/auth';
import type { Rows } from '@switchboard/api-contract/wire';
import { Ellipsis, KeyRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { LeftOut } from '../../../blocks/records/LeftOut/LeftOut.tsx';
import { SkeletonRows } from '../../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { ViewRegion } from '../../../blocks/states/ViewRegion/ViewRegion.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Menu } from '../../../components/actions/Menu/Menu.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { Card, CardBody, CardHead } from '../../../components/layout/Card/Card.tsx';
import { List, ListRow } from '../../../components/layout/List/List.tsx';
import { clip } from '../../../format/text.ts';
import { dataOf, type ViewState } from '../../../format/viewState.ts';
import { note } from '../Profile.css.ts';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import { problemsOf } from '../../../blocks/forms/problemsOf.ts';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { ConfirmAction } from '../../../blocks/roles/ConfirmAction.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import type { Outcome } from '../../../format/outcome.ts';

/** What can be done with passkeys. */
interface PasskeyActions {
  /** Asks the device for one and keeps it under a name. */
  onAdd: (name: string) => Promise<Outcome<unknown>>;
  onRename: (passkeyId: string, name: string) => Promise<Outcome<unknown>>;
  onRemove: (passkeyId: string) => Promise<Outcome<unknown>>;
}

type PasskeyDialog = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: PasskeyRow };

interface PasskeyDialogsProps extends PasskeyActions {
  dialog: PasskeyDialog;
  onClose: () => void;
}

/** The dialogs about passkeys, one at a time. */
function PasskeyDialogs({ dialog, onClose, onAdd, onRename, onRemove }: PasskeyDialogsProps) {
  if (dialog.kind === 'add') {
    return (
      <NameDialog
        title="Add a passkey"
        description="Name it after the device. The browser then asks you to confirm it there."
        submitLabel="Add passkey"
        name=""
        onSend={onAdd}
        onClose={onClose}
      />
    );
  }
  const { id, name = '' } = dialog.passkey;
  return dialog.kind === 'rename' ? (
    <NameDialog
      title="Rename the passkey"
      submitLabel="Rename"
      name={name}
      onSend={(next) => onRename(id, next)}
      onClose={onClose}
    />
  ) : (
    <ConfirmAction
      title={`Remove ${clip(name, 60)}?`}
      description="No one can sign in with it any more. Remove it on the device too."
      confirmLabel="Remove"
      onConfirm={() => onRemove(id)}
      onClose={onClose}
    />
  );
}

interface NameDialogProps {
  title: string;
  description?: string;
  submitLabel: string;
  name: string;
  onSend: (name: string) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

function NameDialog({ name, onSend, onClose, ...words }: NameDialogProps) {
  const form = useCheckedForm({
    blank: { name },
    check: (draft) => problemsOf(renamePasskeyRequest, draft),
    send: (draft) => onSend(draft.name.trim()),
    onSent: onClose,
  });
  return (
    <FormDialog form={form} onClose={onClose} size="sm" {...words}>
      <Field label="Name" required error={form.problemOf('name')}>
        <TextInput autoComplete="off" placeholder="Laptop" maxLength={limits.text.name} {...form.inputOf('name')} />
      </Field>
    </FormDialog>
  );
}

export interface PasskeysCardProps extends PasskeyActions {
  view: ViewState<Rows<PasskeyRow>>;
  now: Date;
  /** Why the account can have none. */
  lockedReason: string | undefined;
  /** Why none can be added here, in this browser or at this address. */
  unavailable: string | undefined;
}

const limitReached = `You have ${limits.members.passkeys}, which is the limit`;

/** The passkeys of the member. */
export function PasskeysCard({ view, now, lockedReason, unavailable, ...actions }: PasskeysCardProps) {
  const [dialog, setDialog] = useState<PasskeyDialog>();
  const isFull = (dataOf(view)?.items.length ?? 0) >= limits.members.passkeys;
  return (
    <Card as="section" aria-labelledby="passkeys">
      <CardHead
        level={2}
        id="passkeys"
        title="Passkeys"
        actions={
          <Button
            size="sm"
            disabledReason={lockedReason ?? unavailable ?? (isFull ? limitReached : undefined)}
            onClick={() => setDialog({ kind: 'add' })}
          >
            Add passkey
          </Button>
        }
      />
      <ViewRegion bare view={view} name="passkeys" now={now} loading={<SkeletonRows rows={2} />}>
        {({ items, leftOut }) => (
          <>
            {items.length === 0 ? (
              <CardBody>
                <p className={note}>
                  {lockedReason ??
                    unavailable ??
                    'Sign in with this device, a phone or a security key in place of the password.'}
                </p>
              </CardBody>
            ) : (
              <List aria-labelledby="passkeys">
                {items.map((passkey) => (
                  <PasskeyListRow
                    key={passkey.id}
                    passkey={passkey}
                    now={now}
                    trailing={
                      <Menu
                        inRow
                        label={`Actions for ${nameOf(passkey)}`}
                        variant="ghost"
                        size="sm"
                        icon={Ellipsis}
                        items={[
                          { value: 'rename', label: 'Rename' },
                          { value: 'remove', label: 'Remove' },
                        ]}
                        onSelect={(kind) => setDialog({ kind, passkey })}
                      />
                    }
                  />
                ))}
              </List>
            )}
            <LeftOut count={leftOut} one="passkey" />
          </>
        )}
      </ViewRegion>
      {dialog ? <PasskeyDialogs dialog={dialog} onClose={() => setDialog(undefined)} {...actions} /> : null}
    </Card>
  );
}

interface PasskeyListRowProps {
  passkey: PasskeyRow;
  now: Date;
  /** What can be done with it. */
  trailing: ReactNode;
}

/** A passkey in a list: its name, since when, and when it was last used. */
export function PasskeyListRow({ passkey, now, trailing }: PasskeyListRowProps) {
  return (
    <ListRow
      icon={KeyRound}
      title={nameOf(passkey)}
      sub={
        <>
          Added <Time at={passkey.at} now={now} show="sentence" />,{' '}
          {passkey.lastUsedAt === undefined ? (
            'not used yet'
          ) : (
            <>
              used <Time at={passkey.lastUsedAt} now={now} />
            </>
          )}
        </>
      }
      trailing={trailing}
    />
  );
}

const nameOf = ({ name = 'Passkey' }: PasskeyRow): string => clip(name, 80);
