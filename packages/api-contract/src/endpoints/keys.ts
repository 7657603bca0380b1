import { keyAnswer, keyList, keyRequest } from '../keys.ts';
import { own } from './Endpoint.ts';

/** Keys with which programs make calls in place of a member. */
export const keyEndpoints = {
  keys: own.get('/api/keys', keyList),
  makeKey: {
    ...own.post('/api/keys', keyRequest, keyAnswer, 'key.made', {
      conflict: 'There is no room for another, or it is the demo account and the call came through a proxy',
    }),
    created: true,
    proven: true,
  },
  revokeKey: own.remove('/api/keys/:keyId', 'key.revoked'),
} as const;
