// Apart from connections, so that the dashboard, the first page, loads none of their schemas.
import { sandboxConnected, sandboxRecordsDeleted } from '../sandbox.ts';
import { configure } from './Endpoint.ts';

/** The sandbox, where the organisation may use it. */
export const sandboxEndpoints = {
  connectSandbox: configure.post(
    '/api/sandbox/connect',
    undefined,
    sandboxConnected,
    ['sandbox.connected', 'connection.set-up', 'connection.tested', 'agent.configured'],
    { conflict: 'The organisation has no sandbox' },
  ),
  deleteSandboxRecords: configure.del('/api/sandbox/records', sandboxRecordsDeleted, 'sandbox.records-deleted'),
} as const;
