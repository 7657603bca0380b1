import type { PasskeyRow } from '@switchboard/api-contract/auth';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { List } from '../../../components/layout/List/List.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import { formMessage, type Outcome } from '../../../format/outcome.ts';
import { clip } from '../../../format/text.ts';
import { PasskeyListRow } from './PasskeysCard.tsx';

interface RemainingPasskeysProps {
  passkeys: readonly PasskeyRow[];
  now: Date;
  onRemove: (passkeyId: string) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** Shows, once the password is changed, the passkeys that still sign in, each with one press to remove it. */
export function RemainingPasskeys({ passkeys, now, onRemove, onClose }: RemainingPasskeysProps) {
  const [remove, busy, { args, refusal }] = useBusy(
    async (ids: readonly string[]): Promise<Outcome<unknown> | void> => {
      for (const id of ids) {
        const outcome = await onRemove(id);
        // One that is gone already is removed, and those behind it must go too.
        if (outcome.kind !== 'done' && outcome.kind !== 'missing') return outcome;
      }
    },
  );
  const isRemoving = (count: number, id?: string) =>
    busy && args?.[0].length === count && (id === undefined || args[0][0] === id);
  return (
    <Dialog
      open
      busy={busy}
      focusTitle
      title="Your passkeys still sign in"
      description="The password is changed, and your passkeys are as they were. Remove those that you don’t know."
      onClose={onClose}
      foot={
        <>
          <Button disabled={busy} onClick={onClose}>
            Keep them
          </Button>
          <Button variant="danger" busy={busy} onClick={() => remove(passkeys.map(({ id }) => id))}>
            Remove all
          </Button>
        </>
      }
    >
      {refusal ? <Banner tone="critical">{formMessage(refusal)}</Banner> : null}
      <List aria-label="Passkeys that still sign in">
        {passkeys.map((passkey) => (
          <PasskeyListRow
            key={passkey.id}
            passkey={passkey}
            now={now}
            trailing={
              <Button
                size="sm"
                aria-label={`Remove ${clip(passkey.name ?? 'Passkey', 60)}`}
                busy={isRemoving(1, passkey.id)}
                onClick={() => remove([passkey.id])}
              >
                Remove
              </Button>
            }
          />
        ))}
      </List>
    </Dialog>
  );
}
