import { programRequest } from '../requests.ts';
import { see, work } from './Endpoint.ts';

const requestPath = '/api/requests/:requestId';

/** What programs asked for through a key that asks first. Members decide, and never a key. */
export const requestEndpoints = {
  programRequest: see.get(requestPath, programRequest),
  allowRequest: {
    ...work.post(`${requestPath}/allow`, undefined, programRequest, 'request.allowed', {
      conflict: 'Somebody has decided already, or it has expired',
    }),
    keys: 'never',
  },
  discardRequest: {
    ...work.post(`${requestPath}/discard`, undefined, programRequest, 'request.discarded', {
      conflict: 'Somebody has decided already, or it has expired',
    }),
    keys: 'never',
  },
} as const;
