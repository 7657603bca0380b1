import type { ServiceId } from '@switchboard/api-contract/catalogue';
import { modelServices } from '@switchboard/api-contract/services/models';
import { standardBaseUrls } from '../../platform/environment.ts';
import type { Context } from '../../platform/Context.ts';
import { callThrough } from './callThrough.ts';
import { CallError, type Call } from './client.ts';

/**
 * Which call checks the credentials of a service. If the operator has moved the service to another server, its
 * credentials belong to that server and are sent only there, whatever its address. All other services are called as
 * usual.
 */
export function operatorCall(
  { call, config, fetch }: Pick<Context, 'call' | 'config' | 'fetch'>,
  serviceId: ServiceId,
): Call {
  const service = modelServices.find((id) => id === serviceId);
  if (!service) return call;
  const standard = standardBaseUrls[service];
  const { baseUrl } = config.models[service];
  if (baseUrl === standard) return call;
  return callThrough((url, init) => {
    if (!url.startsWith(`${standard}/`)) throw new CallError('refused');
    return fetch(baseUrl + url.slice(standard.length), init);
  });
}
