import type { Connection } from '@switchboard/api-contract/connections';
import { ServiceMark } from '../../blocks/marks/ServiceMark/ServiceMark.tsx';
import { ConfirmAction } from '../../blocks/roles/ConfirmAction.tsx';
import type { Outcome } from '../../format/outcome.ts';
import { clip, listInWords } from '../../format/text.ts';
import { consequence } from './Connections.css.ts';
import { removalVerb, sendingWithout } from './connectionWords.ts';

interface DisconnectDialogProps {
  connection: Connection;
  onClose: () => void;
  onDisconnect: (id: string) => Promise<Outcome<unknown>>;
}

/** Which agents can't run without it, and which can. */
function disconnectWarning(connection: Connection): string {
  const { usedBy, stops } = connection;
  const unsent = sendingWithout(connection);
  if (usedBy.length === 0) return unsent.join(' ') || 'No agent uses it.';
  const others = usedBy.filter((name) => !stops.includes(name));
  return [
    ...(stops.length > 0 ? [`${clip(listInWords(stops), 300)} would stop working until you connect it again.`] : []),
    ...(others.length > 0
      ? [`${clip(listInWords(others), 300)} ${others.length === 1 ? 'goes' : 'go'} on without it.`]
      : []),
    ...unsent,
  ].join(' ');
}

/** Asks before deleting the stored keys, and names the agents that would stop working. */
export function DisconnectDialog({ connection, onClose, onDisconnect }: DisconnectDialogProps) {
  const removal = removalVerb(connection);
  return (
    <ConfirmAction
      needs="configure"
      onClose={onClose}
      onConfirm={() => onDisconnect(connection.id)}
      title={`${removal} ${clip(connection.name, 80)}`}
      mark={<ServiceMark service={connection.id} icon={connection.icon} />}
      confirmLabel={removal}
      description={
        <>
          {removal === 'Disconnect'
            ? 'Are you sure you want to disconnect this service?'
            : 'Are you sure you want to remove what is stored for this service?'}
          <span className={consequence}>
            {connection.sandbox ? 'The sandbox no longer answers.' : 'The stored keys are deleted.'}{' '}
            {disconnectWarning(connection)}
          </span>
        </>
      }
    />
  );
}
