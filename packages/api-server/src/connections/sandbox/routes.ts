import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { ConnectionTests } from '../ConnectionTests.ts';
import { connectSandbox } from './connectSandbox.ts';
import { deleteSandboxRecords } from './deleteSandboxRecords.ts';

/** Connecting everything to the sandbox, and deleting what came from it. */
export function sandboxRoutes(server: Server): void {
  const { context } = server;
  const tests = new ConnectionTests(context);
  route(server, endpoints.connectSandbox, ({ member }) => connectSandbox(context, tests, member));
  route(server, endpoints.deleteSandboxRecords, ({ member }) => deleteSandboxRecords(context, member));
}
