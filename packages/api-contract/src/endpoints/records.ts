import {
  anyRecord,
  bulkAnswer,
  bulkRequest,
  deletionQuery,
  exportRequest,
  exportTypes,
  recordHistory,
  recordPage,
  recordPatch,
} from '../records/calls.ts';
import { exportQuery, listQuery } from '../records/listQuery.ts';
import { done, see, work } from './Endpoint.ts';

const held =
  'The record has changed since `version`; `theirs` is the record as it is now. It is being sent, or the service that has it too refused';

/**
 * The records of an agent, whichever kind. `agentId` is an id or a slug; an agent that members created has the
 * collections of its type. 404 for a collection that the agent does not have.
 */
export const recordEndpoints = {
  listRecords: { ...see.get('/api/agents/:agentId/records/:collection', recordPage), query: listQuery },
  exportRecords: {
    ...see.post('/api/agents/:agentId/records/:collection/export', exportRequest, undefined, 'records.exported'),
    query: exportQuery,
    limit: 'exports',
    file: Object.values(exportTypes).map((type) => type.split(';', 1)[0] ?? ''),
  },
  changeRecord: work.patch(
    '/api/agents/:agentId/records/:collection/:recordId',
    recordPatch,
    anyRecord,
    'record.changed',
    { conflict: held },
  ),
  deleteRecord: {
    ...work.del('/api/agents/:agentId/records/:collection/:recordId', done, 'record.deleted', {
      conflict: `${held}, or such records stay`,
    }),
    query: deletionQuery,
  },
  restoreRecord: work.post(
    '/api/agents/:agentId/records/:collection/:recordId/restore',
    undefined,
    anyRecord,
    'record.restored',
    { conflict: 'The service that had it too did not take it back' },
  ),
  changeRecords: work.post('/api/agents/:agentId/records/:collection/bulk', bulkRequest, bulkAnswer, [
    'records.changed',
    'records.deleted',
    'records.restored',
  ]),
  recordHistory: see.get('/api/agents/:agentId/records/:collection/:recordId/history', recordHistory),
} as const;
