import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { findSlots } from './meetings/freeTimes.ts';
import { sendEvent } from './sendEvent.ts';
import { undoAnswer } from './invitations/undoAnswer.ts';

/** What the pages of calendar agents do and ask at Google Calendar. */
export function calendarRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.sendEvent, ({ member, body }) => sendEvent(context, member.tenantId, body.eventId));
  route(server, endpoints.undoAnswer, ({ member, params, body }) =>
    undoAnswer(context, member, params.agentId, body.answerId),
  );
  route(server, endpoints.freeSlots, ({ member, body }) => findSlots(context, member.tenantId, body));
}
