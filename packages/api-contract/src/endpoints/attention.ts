import { attention, laterRequest } from '../attention.ts';
import { configure, done, own, see } from './Endpoint.ts';

/** What needs somebody, what was done meanwhile, and the first steps. */
export const attentionEndpoints = {
  attention: see.get('/api/attention', attention),
  /** The same, and says that the member is here. Pages call it at first, and while they are looked at. */
  visit: own.post('/api/attention/visit', undefined, attention),
  /** Puts one off until tomorrow, for who says so; `since` puts away what was done meanwhile. 404 if it is not there. */
  putOff: own.post('/api/attention/:itemId/later', laterRequest, done),
  /** For all members of the organisation. */
  dismissFirstSteps: configure.post('/api/first-steps/dismiss', undefined, done),
} as const;
