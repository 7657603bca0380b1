import { serviceName } from '@switchboard/api-contract/catalogue';
import { notificationsUser } from '@switchboard/api-contract/notifications';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { daysUntilEnd, endWords, isEndNear, serviceEnds } from '@switchboard/api-contract/services/ends';
import { allOf, counted } from '@switchboard/api-contract/words/say';
import { listConnections } from '../../connections/readConnections.ts';
import { statement, type ValueOf } from '../../platform/store/statement.ts';
import type { Cause } from '../Cause.ts';

const selectTests = statement((db, value: ValueOf<{ tenantId: string }>) =>
  db.selectFrom('connections').select(['serviceId', 'lastTestJson']).where('tenantId', '=', value('tenantId')),
);

/** What a service switches off soon, or has, of what a connection uses. Only admins can do something about it. */
export const endingConnections: Cause = async (context, { tenantId, agents }) => {
  const now = context.clock();
  const rows = await selectTests(context.db, { tenantId });
  const mayEnd = ({ serviceId, lastTestJson }: (typeof rows)[number]) =>
    serviceEnds[serviceId]?.some((end) => isEndNear(end, now)) || lastTestJson?.includes('"ends"');
  // The rest costs more, and is seldom needed.
  if (!rows.some(mayEnd)) return [];
  const connections = await listConnections(context, tenantId);
  return connections.flatMap(({ id, ends = [], usedBy = [], sandbox }) =>
    (ends ?? [])
      .filter((end) => isEndNear(end, now))
      .map((end) => ({
        id: `ends.${id}.${end.what}`,
        kind: 'ends',
        severity: daysUntilEnd(end, now) < 0 ? 'critical' : 'caution',
        text: endWords(end, now),
        about: [`${serviceName(id)}${inDays(daysUntilEnd(end, now))}`, usersOf(usedBy ?? [], agents), end.instead ?? '']
          .filter(Boolean)
          .join('. '),
        ...(sandbox && { sandbox: true }),
        action: { label: 'Open the connection', to: addresses.setup(id) },
        needs: 'administer',
      })),
  );
};

const inDays = (days: number): string => {
  if (days < 0) return '';
  return days === 0 ? ', today' : `, in ${counted(days, 'day')}`;
};

/** `5 agents and the assistant use it`; nothing where nobody does. */
function usersOf(names: readonly string[], agents: readonly { readonly name: string }[]): string {
  const own = names.filter((name) => agents.some((agent) => agent.name === name));
  const others = names
    .filter((name) => !own.includes(name))
    .map((name) => (name === notificationsUser ? 'notifications' : `the ${name.toLowerCase()}`));
  const users = [...(own.length > 2 ? [counted(own.length, 'agent')] : own), ...others];
  return users.length === 0 ? '' : `${allOf(users)} ${users.length === 1 && own.length < 3 ? 'uses' : 'use'} it`;
}
