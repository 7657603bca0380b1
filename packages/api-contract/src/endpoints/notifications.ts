import { notifications, notificationsRequest, notificationTest, notificationTestRequest } from '../notifications.ts';
import { administer, see } from './Endpoint.ts';

/** What the organisation is notified of, and where. */
export const notificationEndpoints = {
  notifications: see.get('/api/notifications', notifications),
  setNotifications: administer.put('/api/notifications', notificationsRequest, notifications, 'notification.set', {
    conflict: 'Somebody else changed them since `version`',
  }),
  testNotification: administer.post(
    '/api/notifications/test',
    notificationTestRequest,
    notificationTest,
    'notification.tested',
    { conflict: 'The service is not connected' },
  ),
} as const;
