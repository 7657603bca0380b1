import { notifications, notificationsRequest, notificationTest, notificationTestRequest } from '../notifications.ts';
import { administer, see } from './Endpoint.ts';

/** What the organisation is notified of, and where. */
export const notificationEndpoints = {
  /** Only admins are sent the targets. */
  notifications: see.get('/api/notifications', notifications),
  /** Replaces all channels. */
  setNotifications: administer.put('/api/notifications', notificationsRequest, notifications, 'notification.set', {
    conflict: 'Somebody else changed them since `version`',
  }),
  /** Sends a test message. What the service refuses is told in the answer. */
  testNotification: administer.post(
    '/api/notifications/test',
    notificationTestRequest,
    notificationTest,
    'notification.tested',
    { conflict: 'The service is not connected' },
  ),
} as const;
