import { sandboxConnected, sandboxRecordsDeleted } from '../sandbox.ts';
import { del, post } from './Endpoint.ts';

/** The sandbox, where the organisation may use it. */
export const sandboxEndpoints = {
  connectSandbox: post('/api/sandbox/connect', undefined, sandboxConnected),
  deleteSandboxRecords: del('/api/sandbox/records', sandboxRecordsDeleted),
} as const;
