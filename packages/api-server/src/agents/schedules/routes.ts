import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { setSchedule } from './setSchedule.ts';

/** When an agent runs by itself. */
export function scheduleRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.setSchedule, ({ member, params, body }) =>
    setSchedule(context, member, params.agentId, body),
  );
}
