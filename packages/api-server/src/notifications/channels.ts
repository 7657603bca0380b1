import { serviceName } from '@switchboard/api-contract/catalogue';
import {
  allAdmins,
  channelServices,
  hasPublicTargets,
  type ChannelService,
} from '@switchboard/api-contract/notifications';
import type { Context } from '../platform/Context.ts';
import { findConnectionRows } from '../outside/credentials/connectionRows.ts';
import { openCredentials } from '../outside/credentials/credentials.ts';
import type { StoredChannel } from '../tenants/notificationPlan.ts';

/** The connected services that can deliver notices, and whether the sandbox answers for each. */
export async function connectedServices(
  { db, vault, sandboxes }: Pick<Context, 'db' | 'vault' | 'sandboxes'>,
  tenantId: string,
): Promise<ReadonlyMap<ChannelService, { readonly sandbox: boolean }>> {
  const connected = new Map<ChannelService, { sandbox: boolean }>();
  for (const row of await findConnectionRows(db, tenantId, channelServices)) {
    const { serviceId } = row;
    const credentials = row.status === 'connected' ? openCredentials(vault, row) : undefined;
    // A client without an account has no mailbox to send from.
    if (!credentials || (serviceId === 'gmail' && !credentials['refreshToken'])) continue;
    connected.set(serviceId, { sandbox: sandboxes.keyOf({ tenantId, serviceId, credentials }) !== undefined });
  }
  return connected;
}

/** What a channel is called in the audit log and in answers: by its target only if that is no secret. */
export function channelName({ service, target }: Pick<StoredChannel, 'service' | 'target'>): string {
  const name = serviceName(service);
  if (!hasPublicTargets(service)) return name;
  return target === allAdmins ? `${name} to all admins` : `${name} ${target}`;
}
