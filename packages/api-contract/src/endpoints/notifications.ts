import { notifications, notificationsRequest, notificationTest, notificationTestRequest } from '../notifications.ts';
import { administer, see } from './Endpoint.ts';

/** What the organisation is told, and where. */
export const notificationEndpoints = {
  /** Targets are told to admins alone. */
  notifications: see.get('/api/notifications', notifications),
  /** Replaces all channels. 409 if somebody else changed them since `version`. */
  setNotifications: administer.put('/api/notifications', notificationsRequest, notifications, 'notification.set'),
  /** Sends a test message. 409 if the service is not connected; what the service refuses is told in the answer. */
  testNotification: administer.post(
    '/api/notifications/test',
    notificationTestRequest,
    notificationTest,
    'notification.tested',
  ),
} as const;
