import { servicesOf } from '@switchboard/api-contract/agents/abilities';
import type { ServiceId } from '@switchboard/api-contract/catalogue';
import { notificationsUser } from '@switchboard/api-contract/notifications';
import { assistantAmongCallers } from '@switchboard/api-contract/services/serviceUse';
import { needsOfRun } from '@switchboard/api-contract/runs/missingOf';
import type { Context } from '../platform/Context.ts';
import type { Database } from '../platform/store/Database.ts';
import { readPlan } from '../tenants/notificationPlan.ts';
import { namesOfSecrets } from '../tenants/agentSecrets.ts';
import { storedConfiguration } from '../tenants/storedConfiguration.ts';
import { openCredentials } from '../outside/credentials/credentials.ts';

/** Whose runs call a service, the assistant, notifications, and who of them can't do without it as things are. */
export type Users = (serviceId: ServiceId) => { readonly usedBy: string[]; readonly stops: string[] };

/** Reads which of the tenant's agents, created ones too, depend on which service. */
export async function readUsers(
  { db, vault }: Pick<Context, 'vault'> & { readonly db: Pick<Database, 'selectFrom'> },
  tenantId: string,
): Promise<Users> {
  const rows = await db.selectFrom('agents').selectAll().where('tenantId', '=', tenantId).orderBy('position').execute();
  const connections = await db.selectFrom('connections').selectAll().where('tenantId', '=', tenantId).execute();
  const stored = new Map(connections.map((row) => [row.serviceId, openCredentials(vault, row)]));
  const agents = rows.map((row) => {
    const settings = storedConfiguration(row).customSettings;
    const needs = needsOfRun(row.listType, settings).needs.filter(
      ({ orSecret }) => orSecret === undefined || !namesOfSecrets(vault, row).includes(orSecret),
    );
    return { name: row.name, services: servicesOf(row.listType, settings), needs };
  });
  const { channels } = await readPlan(db, tenantId);
  return (serviceId) => {
    const told = channels.some(({ service }) => service === serviceId) ? [notificationsUser] : [];
    const users = agents.filter(({ services }) => services.includes(serviceId));
    const dependsOnIt = ({ needs }: (typeof agents)[number]): boolean =>
      needs.some(
        ({ services, account }) =>
          services.includes(serviceId) &&
          !services.some((id) => {
            const token = account === true || (account ?? []).includes(id);
            return id !== serviceId && stored.get(id) && (!token || stored.get(id)?.['refreshToken']);
          }),
      );
    return {
      usedBy: [...users.map(({ name }) => name), ...assistantAmongCallers(serviceId), ...told],
      stops: [...users.filter(dependsOnIt).map(({ name }) => name), ...told],
    };
  };
}
