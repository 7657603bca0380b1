import {
  anyRecord,
  bulkAnswer,
  bulkRequest,
  deletionQuery,
  recordHistory,
  recordPage,
  recordPatch,
} from '../records/calls.ts';
import { exportQuery, listQuery } from '../records/listQuery.ts';
import { done, see, work } from './Endpoint.ts';

/**
 * The records of an agent, whichever kind. `agentId` is an id or a slug; an agent that members created has the
 * collections of its type. 404 for a collection that the agent does not have.
 */
export const recordEndpoints = {
  listRecords: { ...see.get('/api/agents/:agentId/records/:collection', recordPage), query: listQuery },
  /**
   * All records that a list without `cursor` and `limit` has, in its order. CSV has a column for each field; JSON is a
   * list of the records. The answer comes in parts, as long as it may be.
   */
  exportRecords: {
    ...see.file('/api/agents/:agentId/records/:collection/export', 'records.exported'),
    query: exportQuery,
  },
  /** 409 with `theirs` if the record has changed since `version`. */
  changeRecord: work.patch(
    '/api/agents/:agentId/records/:collection/:recordId',
    recordPatch,
    anyRecord,
    'record.changed',
  ),
  /** 409 as above if a `version` is given. It can be restored for 30 days. */
  deleteRecord: {
    ...work.del('/api/agents/:agentId/records/:collection/:recordId', done, 'record.deleted'),
    query: deletionQuery,
  },
  restoreRecord: work.post(
    '/api/agents/:agentId/records/:collection/:recordId/restore',
    undefined,
    anyRecord,
    'record.restored',
  ),
  changeRecords: work.post('/api/agents/:agentId/records/:collection/bulk', bulkRequest, bulkAnswer, [
    'records.changed',
    'records.deleted',
    'records.restored',
  ]),
  recordHistory: see.get('/api/agents/:agentId/records/:collection/:recordId/history', recordHistory),
} as const;
