import type { Connection } from '@switchboard/api-contract/connections';
import { isChannelService, notificationsUser } from '@switchboard/api-contract/notifications';
import { sendServiceTable, sentFields, destinationsThrough } from '@switchboard/api-contract/records/send';
import { clip, listInWords } from '../../format/text.ts';

/** The label of the button that removes a connection: Disconnect if it works, as documented, else Remove. */
export const removalVerb = ({ status }: Pick<Connection, 'status'>): 'Disconnect' | 'Remove' =>
  status === 'connected' ? 'Disconnect' : 'Remove';

type Used = Pick<Connection, 'id' | 'name' | 'usedBy'>;

/** Who uses a service: whose runs call it, what members send through it, and whether it can send notifications. */
export function usersInWords({ id, name, usedBy }: Used): string {
  const sent = destinationsThrough(id).map((service) => {
    const to = sendServiceTable[service].name;
    return `Send to${to === name ? '' : ` ${to}`}: ${Object.keys(sentFields).join(', ')}`;
  });
  const users = usedBy.length > 0 ? [`Used by ${clip(listInWords(usedBy), 200)}`] : [];
  const notifies = isChannelService(id) && !usedBy.includes(notificationsUser) ? ['Can send notifications'] : [];
  return [...users, ...sent, ...notifies].join(' · ') || 'No agent uses it yet';
}

/** What can't be sent any more without the service. */
export const sendingWithout = ({ id }: Pick<Connection, 'id'>): string[] =>
  destinationsThrough(id).flatMap((service) => {
    const { name, through } = sendServiceTable[service];
    return through.length === 1 ? [`Nothing can be sent to ${name} until you connect it again.`] : [];
  });
