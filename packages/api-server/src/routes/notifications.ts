import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../http/route.ts';
import type { Server } from '../http/Server.ts';
import { readNotifications } from '../notifications/readNotifications.ts';
import { setNotifications } from '../notifications/setNotifications.ts';
import { testNotification } from '../notifications/testNotification.ts';

/** What an organisation is told, and where. */
export function notificationRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.notifications, ({ member }) => readNotifications(context, member));
  route(server, endpoints.setNotifications, ({ member, body }) => setNotifications(context, member, body));
  route(server, endpoints.testNotification, ({ member, body }) => testNotification(context, member, body));
}
