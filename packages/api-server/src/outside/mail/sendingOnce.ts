import { serviceName, type ServiceId } from '@switchboard/api-contract/catalogue';
import type { OutgoingAnswer } from '../providers/client.ts';
import { RunFailure } from '../RunFailure.ts';

/** What a service refused for the moment was certainly not sent. */
const judgeBusy =
  (serviceId: ServiceId) =>
  ({ status }: Pick<OutgoingAnswer, 'status'>): RunFailure | undefined =>
    status === 429 ? new RunFailure({ kind: 'busy', args: { service: serviceName(serviceId) } }) : undefined;

/** Sends something that no service keeps from being sent twice: where it may have gone out, the failure says so. */
export async function sendingOnce(
  serviceId: ServiceId,
  send: (judge: ReturnType<typeof judgeBusy>) => Promise<unknown>,
): Promise<void> {
  try {
    await send(judgeBusy(serviceId));
  } catch (error) {
    if (!(error instanceof RunFailure) || !error.again) throw error;
    throw new RunFailure({ kind: 'sendingUncertain', args: { service: serviceName(serviceId) } });
  }
}
