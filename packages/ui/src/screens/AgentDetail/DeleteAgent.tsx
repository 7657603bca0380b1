import { nameKey } from '@switchboard/api-contract/agents';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useBusy } from '../../components/useBusy.ts';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { useDeniedReason } from '../../blocks/roles/RoleContext.ts';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Field } from '../../components/forms/Field/Field.tsx';
import { TextInput } from '../../components/forms/TextInput/TextInput.tsx';
import { Dialog } from '../../components/layers/Dialog/Dialog.tsx';
import type { Outcome } from '../../format/outcome.ts';
import { clip } from '../../format/text.ts';

interface DeleteAgentProps {
  name: string;
  onDelete: () => Promise<Outcome<unknown>>;
}

/** Deletes an agent that a member created, after it was asked by name. */
export function DeleteAgent(props: DeleteAgentProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton needs="configure" variant="ghost" icon={Trash2} onClick={() => setOpen(true)}>
        Delete
      </ActionButton>
      {open ? <DeleteAgentDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Asks for the name of an agent before it is deleted. */
function DeleteAgentDialog({ name, onClose, onDelete }: DeleteAgentProps & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [run, busy, { refusal }] = useBusy(onDelete);
  const deniedReason = useDeniedReason('configure');
  const isNamed = nameKey(typed) === nameKey(name);
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      busy={busy}
      title={`Delete ${clip(name, 80)}?`}
      description="Its open runs end, and its schedule, proposals and records are deleted. Its runs stay readable for 30 days."
      foot={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <ActionButton
            needs="configure"
            variant="danger"
            busy={busy}
            disabledReason={isNamed ? undefined : 'Type its name first'}
            onClick={() => run()}
          >
            Delete Agent
          </ActionButton>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isNamed && deniedReason === undefined) run();
        }}
      >
        <Field label="Type its name" hint={clip(name, 80)} error={refusal?.message}>
          <TextInput autoComplete="off" value={typed} onValueChange={setTyped} />
        </Field>
      </form>
    </Dialog>
  );
}
