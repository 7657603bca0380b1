import { connection, connectionList, setupRequest, testResult } from '../connections.ts';
import { get, post } from './Endpoint.ts';

/** The third-party services of the tenant. */
export const connectionEndpoints = {
  connections: get('/api/connections', connectionList),
  testConnection: post('/api/connections/:connectionId/test', undefined, testResult),
  setupConnection: post('/api/connections/:connectionId/setup', setupRequest, connection),
  disconnectConnection: post('/api/connections/:connectionId/disconnect', undefined, connection),
} as const;
