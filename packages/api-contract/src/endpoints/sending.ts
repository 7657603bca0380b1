import {
  destinationFields,
  destinationRequest,
  destinations,
  matchingRequest,
  sendAnswer,
  sendRequest,
} from '../records/send.ts';
import { noAuditLine, see, work } from './Endpoint.ts';

const unread = 'The service is not connected, or can’t be read; the sentence says why';
const base = '/api/agents/:agentId/records/:collection/send';

/** Sending leads, contacts and businesses to other services. `agentId` is an id or a slug. */
export const sendingEndpoints = {
  sendRecords: work.post(base, sendRequest, sendAnswer, 'records.sent', { conflict: unread }),
  destinations: see.get(base, destinations),
  readDestination: work.post(`${base}/:service/fields`, destinationRequest, destinationFields, noAuditLine('reads'), {
    conflict: unread,
  }),
  matchFields: work.put(`${base}/:service`, matchingRequest, destinationFields, 'records.matched', {
    conflict: unread,
  }),
} as const;
