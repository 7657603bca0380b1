import { connection, connectionList, setupRequest, testResult } from '../connections.ts';
import { configure, see } from './Endpoint.ts';

/** The third-party services of the tenant. */
export const connectionEndpoints = {
  connections: see.get('/api/connections', connectionList),
  testConnection: configure.post('/api/connections/:connectionId/test', undefined, testResult, 'connection.tested'),
  /**
   * New values are tested before they replace ones that work: 422 with `outcome` if the service rejects them; 409 with
   * `outcome` and `choose` if they can't be checked, unless `unchecked` is 'use'. Either way the old ones stay.
   */
  setupConnection: configure.post(
    '/api/connections/:connectionId/setup',
    setupRequest,
    connection,
    'connection.set-up',
  ),
  disconnectConnection: configure.post(
    '/api/connections/:connectionId/disconnect',
    undefined,
    connection,
    'connection.removed',
  ),
} as const;
