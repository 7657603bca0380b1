import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../http/route.ts';
import type { Server } from '../http/Server.ts';
import { ConnectionTests } from '../services/connections/ConnectionTests.ts';
import { connectSandbox } from '../services/sandbox/connectSandbox.ts';
import { deleteSandboxRecords } from '../services/sandbox/deleteSandboxRecords.ts';

/** Connecting everything to the sandbox, and deleting what came from it. */
export function sandboxRoutes(server: Server): void {
  const { context } = server;
  const tests = new ConnectionTests(context);
  route(server, endpoints.connectSandbox, ({ member }) => connectSandbox(context, tests, member));
  route(server, endpoints.deleteSandboxRecords, ({ member }) => deleteSandboxRecords(context, member));
}
