import { attention, laterRequest } from '../attention.ts';
import { configure, done, noAuditLine, own, see } from './Endpoint.ts';

/** What needs somebody, what was done meanwhile, and the first steps. */
export const attentionEndpoints = {
  attention: see.get('/api/attention', attention),
  /** The same, and says that the member is here. Pages call it at first, and while they are looked at. */
  visit: own.post('/api/attention/visit', undefined, attention, noAuditLine('a look')),
  /** Puts one off until tomorrow, for who says so; `since` puts away what was done meanwhile. */
  putOff: own.post('/api/attention/:itemId/later', laterRequest, done, noAuditLine('puts attention off')),
  /** For all members of the organisation. */
  dismissFirstSteps: configure.post('/api/first-steps/dismiss', undefined, done, 'organisation.changed'),
} as const;
