import type { Connection } from '@switchboard/api-contract/connections';
import { useState } from 'react';
import { ServiceMark } from '../../blocks/marks/ServiceMark/ServiceMark.tsx';
import { useSingleFlight } from '../../blocks/forms/useSingleFlight.ts';
import { ConfirmDialog } from '../../components/layers/ConfirmDialog/ConfirmDialog.tsx';
import { messageInForm, type Outcome } from '../../format/outcome.ts';
import { clip, listInWords } from '../../format/text.ts';
import { consequence } from './DisconnectDialog.css.ts';

interface DisconnectDialogProps {
  connection: Connection;
  onClose: () => void;
  onDisconnect: (id: string) => Promise<Outcome<unknown>>;
}

/** Asks before deleting the stored keys, and names the agents that would stop working. */
export function DisconnectDialog({ connection, onClose, onDisconnect }: DisconnectDialogProps) {
  const [failure, setFailure] = useState<string>();
  const agents = connection.usedBy;

  const [confirm, busy] = useSingleFlight(async () => {
    setFailure(undefined);
    const outcome = await onDisconnect(connection.id);
    if (outcome.kind === 'done') onClose();
    else setFailure(messageInForm(outcome));
  });

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      busy={busy}
      error={failure}
      title={`Disconnect ${clip(connection.name, 80)}`}
      mark={<ServiceMark service={connection.id} icon={connection.icon} />}
      confirmLabel="Disconnect"
      description={
        <>
          Are you sure you want to disconnect this service?
          <span className={consequence}>
            The stored keys are deleted.{' '}
            {agents.length > 0
              ? `${clip(listInWords(agents), 300)} would stop working until you connect it again.`
              : 'No agent depends on it.'}
          </span>
        </>
      }
    />
  );
}
