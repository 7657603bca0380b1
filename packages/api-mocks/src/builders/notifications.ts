import {
  type channel as channelSchema,
  notifications as notificationsSchema,
} from '@switchboard/api-contract/notifications';
import type * as v from 'valibot';
import { read } from './build.ts';
import { minutesAgo } from '../now.ts';

export type ChannelAnswer = v.InferInput<typeof channelSchema>;
type NotificationsAnswer = v.InferInput<typeof notificationsSchema>;

/** A channel that was told something an hour and a half ago. */
export const channelAnswer = (overrides: Partial<ChannelAnswer> = {}): ChannelAnswer => ({
  id: 'channel-slack',
  service: 'slack',
  target: '#sales-ops',
  kinds: ['run-failed', 'workflow-ended', 'research-done'],
  last: { at: minutesAgo(99) },
  ...overrides,
});

/** Three channels; the number of the last one was refused. */
export const channelAnswers: readonly ChannelAnswer[] = [
  channelAnswer(),
  channelAnswer({
    id: 'channel-gmail',
    service: 'gmail',
    target: 'admins',
    kinds: ['run-failed', 'attention', 'budget-near'],
    last: undefined,
  }),
  channelAnswer({
    id: 'channel-twilio',
    service: 'twilio',
    target: '+4930555',
    kinds: ['budget-near'],
    last: {
      at: minutesAgo(20),
      failed: true,
      reason: { kind: 'numberRefused', args: { service: 'Twilio', target: '+4930555' } },
    },
  }),
];

/** What an organisation is told, and where. */
export const notifications = (overrides: Partial<NotificationsAnswer> = {}) =>
  read(notificationsSchema, {
    version: 3,
    channels: [...channelAnswers],
    connected: ['slack', 'gmail', 'twilio'],
    ...overrides,
  });
