import { attention, laterRequest } from '../attention.ts';
import { configure, done, noAuditLine, own, see } from './Endpoint.ts';

/** What needs somebody, what was done while the member was away, and the first steps. */
export const attentionEndpoints = {
  attention: see.get('/api/attention', attention),
  /**
   * Answers the same, and stores that the member is here: after a long absence, `since` says what was done meanwhile.
   * Pages call it when they open, and then as long as somebody looks at them.
   */
  visit: own.post('/api/attention/visit', undefined, attention, noAuditLine('a look')),
  /** Hides an item from this member until tomorrow. The id `since` hides what was done while they were away. */
  putOff: own.post('/api/attention/:itemId/later', laterRequest, done, noAuditLine('puts attention off')),
  /** Hides the first steps from all members of the organisation. */
  dismissFirstSteps: configure.post('/api/first-steps/dismiss', undefined, done, 'organisation.changed'),
} as const;
