import { serviceName, type ServiceId } from '@switchboard/api-contract/catalogue';
import { RunFailure } from '../RunFailure.ts';
import type { Context } from '../../platform/Context.ts';
import type { Credentials } from '../providers/whoAmI.ts';

/** Refuses to bring what came from the sandbox to a real account, and to let the sandbox play what is real. */
export function refuseOtherSide(
  { sandboxes }: Context,
  connection: { readonly tenantId: string; readonly serviceId: ServiceId; readonly credentials: Credentials },
  sandbox: boolean,
): void {
  if ((sandboxes.keyOf(connection) !== undefined) === sandbox) return;
  const service = serviceName(connection.serviceId);
  throw new RunFailure(
    { kind: sandbox ? 'sandboxNotSent' : 'realNotPlayed', args: { service } },
    { next: { kind: 'connection', id: connection.serviceId } },
  );
}
