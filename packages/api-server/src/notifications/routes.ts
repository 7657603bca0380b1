import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { readNotifications } from './readNotifications.ts';
import { setNotifications } from './setNotifications.ts';
import { testNotification } from './testNotification.ts';

/** What an organisation is told, and where. */
export function notificationRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.notifications, ({ member }) => readNotifications(context, member));
  route(server, endpoints.setNotifications, ({ member, body }) => setNotifications(context, member, body));
  route(server, endpoints.testNotification, ({ member, body }) => testNotification(context, member, body));
}
