import { programRequest } from '../requests.ts';
import { see, work } from './Endpoint.ts';

const requestPath = '/api/requests/:requestId';
const tooLate = { conflict: 'Somebody has decided already, or it has expired' };

/** What programs asked for through a key that asks first. Members decide, and never a key. */
export const requestEndpoints = {
  programRequest: see.get(requestPath, programRequest),
  allowRequest: {
    ...work.post(`${requestPath}/allow`, undefined, programRequest, 'request.allowed', tooLate),
    keys: 'never',
  },
  discardRequest: {
    ...work.post(`${requestPath}/discard`, undefined, programRequest, 'request.discarded', tooLate),
    keys: 'never',
  },
} as const;
