import {
  destinationFields,
  destinationRequest,
  destinations,
  matchingRequest,
  sendAnswer,
  sendRequest,
} from '../records/send.ts';
import { noLine, see, work } from './Endpoint.ts';

const base = '/api/agents/:agentId/records/:collection/send';

/** Sending leads, contacts and businesses to other services; 404 for other collections. `agentId` is an id or a slug. */
export const sendingEndpoints = {
  /** 409 where the service is not connected. What it refuses is told record by record. */
  sendRecords: work.post(base, sendRequest, sendAnswer, 'records.sent'),
  destinations: see.get(base, destinations),
  /**
   * Reads the destination, at `target` or else where was chosen before. 409 with the reason if it can't be read; 404
   * for an unknown service.
   */
  readDestination: work.post(`${base}/:service/fields`, destinationRequest, destinationFields, noLine('reads')),
  matchFields: work.put(`${base}/:service`, matchingRequest, destinationFields, 'records.matched'),
} as const;
