import { attention, laterRequest } from '../attention.ts';
import { configure, done, noAuditLine, own, see } from './Endpoint.ts';

/** What needs somebody, what was done while the member was away, and the first steps. */
export const attentionEndpoints = {
  attention: see.get('/api/attention', attention),
  visit: own.post('/api/attention/visit', undefined, attention, noAuditLine('a look')),
  putOff: own.post('/api/attention/:itemId/later', laterRequest, done, noAuditLine('puts attention off')),
  dismissFirstSteps: configure.post('/api/first-steps/dismiss', undefined, done, 'organisation.changed'),
} as const;
