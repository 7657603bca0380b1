import { assertExact } from '@switchboard/api-contract/assertExact';
import { errorBody } from '@switchboard/api-contract/errors';
import { notificationsChanged } from '@switchboard/api-contract/notifications';
import { expect } from 'vitest';
import type { Group, ParsedAnswer, Request } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const connect = (connectionId: string): Request => ({
  endpoint: 'setupConnection',
  path: { connectionId },
  body: { sandbox: true },
});
const disconnect = (connectionId: string): Request => ({ endpoint: 'disconnectConnection', path: { connectionId } });
const slack = { service: 'slack', target: '#alerts', kinds: ['run-failed', 'attention'] } as const;
const set = (...channels: readonly object[]): Request => ({ endpoint: 'setNotifications', body: { channels } });

/** What the organisation is told, and where. */
export const notificationCases: Group = {
  title: 'Notifications',
  cases: [
    {
      endpoint: 'notifications',
      before: [disconnect('slack'), disconnect('gmail'), disconnect('twilio')],
      name: 'nothing is told at first',
      status: 200,
      check: (reading) => {
        const { channels, connected } = jsonOf('notifications', reading);
        expect([channels, connected]).toEqual([[], []]);
      },
    },
    {
      ...set(slack),
      ofServer: true,
      name: 'only what is connected can be chosen',
      status: 422,
      fields: { 'channels.0.service': 'Slack is not connected' },
    },
    {
      endpoint: 'testNotification',
      body: { service: 'slack', target: '#alerts' },
      ofServer: true,
      name: 'what is not connected can’t be tested',
      status: 409,
      error: 'Slack is not connected',
    },
    {
      ...set(slack),
      before: [connect('slack')],
      name: 'a channel is kept, with an id and a version',
      status: 200,
      check: async (reading, ask) => {
        const kept = jsonOf('setNotifications', reading);
        expect(kept.channels).toMatchObject([{ ...slack, id: expect.any(String) }]);
        expect(kept.connected).toContain('slack');
        expect(jsonOf('notifications', await ask({ endpoint: 'notifications' }))).toEqual(kept);
      },
    },
    {
      endpoint: 'notifications',
      ofServer: true,
      name: 'a channel shows whether the sandbox is told, and its connection who uses it',
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('notifications', reading).channels).toMatchObject([{ sandbox: true }]);
        const connections = jsonOf('connections', await ask({ endpoint: 'connections' }));
        expect(connections.find(({ id }) => id === 'slack')).toMatchObject({
          usedBy: ['Notifications'],
          stops: ['Notifications'],
        });
      },
    },
    {
      endpoint: 'setNotifications',
      body: { version: 0, channels: [] },
      name: 'a change that is based on an old state is refused',
      status: 409,
      error: notificationsChanged,
      check: ({ json }) => {
        const [conflict] = assertExact(errorBody, json).conflicts ?? [];
        expect(conflict).toMatchObject({ field: 'channels', yours: [], theirs: [slack] });
      },
    },
    {
      ...set(slack, { ...slack, kinds: [] }),
      ofServer: true,
      name: 'no channel twice',
      status: 422,
      fields: { 'channels.1.target': /already/ },
    },
    {
      ...set({ ...slack, kinds: ['a-run-of-luck'] }),
      name: 'only what is told can be ticked',
      status: 422,
      fields: { 'channels.0.kinds': /Choose what to send/ },
    },
    {
      ...set({ ...slack, service: 'stripe' }),
      name: 'only services that can tell something',
      status: 422,
      fields: { 'channels.0.service': /Choose a service/ },
    },
    ...(
      [
        ['slack', 'two words'],
        ['discord', '#alerts'],
        ['gmail', 'ada'],
        ['sendgrid', 'ada@example.com, bo@example.com'],
        ['twilio', '030 555'],
        ['zapier', 'https://hooks.zapier.com/hooks/catch/1/a'],
        ['make', 'https://example.com/hook'],
      ] as const
    ).map(([service, target]) => ({
      endpoint: 'testNotification' as const,
      body: { service, target },
      name: `${service} has no target ${target}`,
      status: 422,
      fields: { target: /Enter|hook/ },
    })),
    {
      endpoint: 'testNotification',
      body: { service: 'slack', target: '#alerts' },
      ofServer: true,
      name: 'a test arrives',
      status: 200,
      check: (reading) => {
        const { outcome, text, sandbox } = jsonOf('testNotification', reading);
        expect({ outcome, text, sandbox }).toEqual({
          outcome: 'ok',
          text: { kind: 'messageReached', args: { target: 'Slack #alerts' } },
          sandbox: true,
        });
      },
    },
    ...(
      [
        ['slack', '#nowhere', 'channelUnknown'],
        ['slack', '#lunch', 'channelNotJoined'],
        ['twilio', '+1 500 555 0001', 'numberRefused'],
      ] as const
    ).map(([service, target, kind]) => ({
      endpoint: 'testNotification' as const,
      body: { service, target },
      before: [connect('twilio')],
      ofServer: true as const,
      name: `a test to ${target} says ${kind}`,
      status: 200,
      check: (reading: ParsedAnswer) => {
        const { outcome, text } = jsonOf('testNotification', reading);
        expect([outcome, text]).toEqual(['wrong-target', { kind, args: expect.anything() }]);
      },
    })),
    {
      endpoint: 'disconnectConnection',
      path: { connectionId: 'slack' },
      ofServer: true,
      name: 'a channel stays when its connection goes, and can be kept',
      status: 200,
      check: async (_, ask) => {
        const { channels, connected, version } = jsonOf('notifications', await ask({ endpoint: 'notifications' }));
        expect([channels?.length, connected?.includes('slack')]).toEqual([1, false]);
        const [{ id } = { id: '' }] = channels ?? [];
        const body = { version, channels: [{ ...slack, id, kinds: ['attention'] }] };
        const { status } = await ask({ endpoint: 'setNotifications', body });
        expect(status).toBe(200);
      },
    },
    { ...set(), name: 'all can be taken away', status: 200 },
  ],
};
