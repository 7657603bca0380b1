import {
  channelServices,
  hasPublicTargets,
  type NotificationTest,
  type Notifications,
  type NotificationsRequest,
} from '@switchboard/api-contract/notifications';
import { noticeWordsOf } from '@switchboard/api-contract/words/notices';
import { expect, test } from 'vitest';
import { minuteMs } from '@switchboard/api-contract/time';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import { addMember, signIn } from '../../test/testApp.ts';
import { channelName } from './channels.ts';

const server = sandboxedApp();
const { connect, send, setUp, world } = server;
type Given = NotificationsRequest['channels'][number];
interface Read {
  readonly version: number;
  readonly channels: readonly Notifications['channels']['items'][number][];
}

const slack: Given = { service: 'slack', target: '#alerts', kinds: ['run-failed'] };
const set = async (...channels: readonly Given[]): Promise<Read> => {
  const answer = await send('PUT', 'notifications', { channels });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Read>();
};
const read = async () => (await send('GET', 'notifications')).json<Read>();
/** The messages that Slack got. */
const posted = () =>
  world.asked
    .filter(({ address }) => address.endsWith('/chat.postMessage'))
    .map(({ body }) => JSON.parse(body) as { channel: string; text: string });
/** Fails a run of Lead Generation: Apollo refuses the key. */
const fail = async () => {
  await setUp('apollo', 'sandbox-wrong');
  await server.configure('lead-generation', { targetIndustries: ['logistics'] });
  expect(await server.run('lead-generation')).toMatch(/^failed/);
};
const later = async (ms: number) => {
  server.time.advance(ms);
  await server.app.jobs.idle();
};

test('a failed run is told once, in the channels that are told of those', async () => {
  await connect('slack');
  await set(slack, { ...slack, target: '#sales', kinds: ['attention'] });
  await fail();
  expect(posted()).toEqual([
    expect.objectContaining({
      channel: '#alerts',
      text: 'Lead Generation Agent failed: Apollo does not accept the credentials; enter them again under API Connections',
    }),
  ]);
  await later(20 * minuteMs);
  expect(posted()).toHaveLength(1);
  expect((await read()).channels[0]?.last).toMatchObject({ at: expect.any(String) });
});

test('what happens again within an hour is counted into the next message', async () => {
  await connect('slack');
  await set(slack);
  await fail();
  await later(10 * minuteMs);
  await fail();
  await fail();
  expect(posted()).toHaveLength(1);
  await later(49 * minuteMs);
  expect(posted()).toHaveLength(1);
  await later(minuteMs);
  expect(posted()).toHaveLength(2);
  expect(posted()[1]?.text).toContain('(2 times since the last message)');
  await later(120 * minuteMs);
  await server.signInAgain();
  await fail();
  expect(posted()).toHaveLength(3);
  expect(posted()[2]?.text).not.toContain('times');
});

test('what waits about a failure that is over is not sent, and that the agent works again is told once', async () => {
  await connect('slack');
  await set(slack);
  await fail();
  await later(10 * minuteMs);
  await fail();
  expect(posted()).toHaveLength(1);
  await setUp('apollo');
  expect(await server.run('lead-generation')).not.toMatch(/^(?:failed|refused)/);
  await later(60 * minuteMs);
  expect(posted().map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Lead Generation Agent failed: /),
    'Lead Generation Agent works again',
  ]);
  expect(await server.run('lead-generation')).not.toMatch(/^(?:failed|refused)/);
  await later(120 * minuteMs);
  expect(posted()).toHaveLength(2);
  await server.signInAgain();
  await fail();
  expect(posted()).toHaveLength(3);
});

test('nobody is told that an agent works again who was not told that it failed', async () => {
  await connect('slack');
  await fail();
  await set(slack);
  await setUp('apollo');
  expect(await server.run('lead-generation')).not.toMatch(/^(?:failed|refused)/);
  await later(60 * minuteMs);
  expect(posted()).toEqual([]);
});

test('a message links back where the server knows its address', async () => {
  await server.reopen({ env: { PUBLIC_URL: 'https://switchboard.example', DEMO: 'on' } });
  await connect('slack');
  await set(slack);
  await fail();
  const [message] = posted();
  expect(message?.text).toMatch(/\nhttps:\/\/switchboard\.example\/agent\/[\w-]+\?tab=executions&run=[\w-]+$/);
});

test('what the service accepts no more of is tried again later, and what it refuses is not', async () => {
  await connect('slack');
  await set(slack);
  let refusals = 2;
  world.play = ({ address }) =>
    address.endsWith('/chat.postMessage') && refusals-- > 0
      ? Response.json({ ok: false, error: 'ratelimited' }, { status: 429 })
      : undefined;
  await fail();
  expect(posted()).toHaveLength(1);
  expect((await read()).channels[0]?.last).toBeUndefined();
  await later(minuteMs / 2);
  await later(2 * minuteMs);
  expect(posted()).toHaveLength(3);
  expect((await read()).channels[0]?.last).toEqual({ at: expect.any(String) });

  await set({ ...slack, target: '#lunch' });
  await fail();
  await later(20 * minuteMs);
  expect(posted()).toHaveLength(4);
  const { last } = (await read()).channels[0] ?? {};
  expect(last?.failed).toBe(true);
  expect(noticeWordsOf(last?.reason)).toMatch(/^The app is not in #lunch\. Write \/invite/);
});

test('four tries are enough', async () => {
  await connect('slack');
  await set(slack);
  world.play = ({ address }) => (address.endsWith('/chat.postMessage') ? new Response('', { status: 503 }) : undefined);
  await fail();
  for (let hour = 0; hour < 5; hour += 1) await later(60 * minuteMs);
  expect(posted()).toHaveLength(4);
  expect((await read()).channels[0]?.last?.failed).toBe(true);
});

test('a token that was revoked turns the connection to error', async () => {
  await connect('slack');
  await set(slack);
  world.play = ({ address }) =>
    address.endsWith('/chat.postMessage') ? Response.json({ ok: false, error: 'token_revoked' }) : undefined;
  await fail();
  expect((await server.listed('slack'))?.status).toBe('error');
});

const told = [
  ['slack', '#alerts', 'slack.com/api/chat.postMessage', 'Slack #alerts'],
  ['gmail', 'ada@example.com', '/messages/send', 'Gmail ada@example.com'],
  ['sendgrid', 'admins', '/v3/mail/send', 'SendGrid to all admins'],
  ['twilio', '+49 151 00000001', '/Messages.json', 'Twilio +4915100000001'],
  ['zapier', '', '/hooks/catch/', 'Zapier'],
  ['make', 'https://hook.eu1.make.com/sandbox', 'https://hook.eu1.make.com/sandbox', 'Make'],
] as const;
test.each(told)('a test reaches %s', async (service, target, address, name) => {
  await setUp(service);
  world.asked = [];
  const answer = (await send('POST', 'notifications/test', { service, target })).json<NotificationTest>();
  expect(answer).toMatchObject({ outcome: 'ok', sandbox: true });
  expect(noticeWordsOf(answer.text)).toBe(`The test reached ${name}`);
  expect(world.asked.filter((asked) => asked.address.includes(address))).toHaveLength(1);
  expect(world.outside).toEqual([]);
});

test('a test reaches a channel of Discord, and says what keeps it from another', async () => {
  await setUp('discord');
  const guild = '/guilds/';
  const ask = async (path: string) =>
    (
      await world.sandbox?.fetch(
        new Request(`https://discord.com/api/v10${path}`, {
          headers: { authorization: 'Bot sandbox', 'user-agent': 'DiscordBot (test, 1)' },
        }),
      )
    )?.json() as Promise<readonly { id: string; name: string }[]>;
  const [{ id } = { id: '' }] = await ask('/users/@me/guilds');
  const channels = await ask(`${guild}${id}/channels`);
  const outcomeAt = async (name: string) => {
    const target = channels.find((channel) => channel.name === name)?.id ?? '100000000000000000';
    const { outcome, text } = (
      await send('POST', 'notifications/test', { service: 'discord', target })
    ).json<NotificationTest>();
    return [outcome, typeof text === 'object' ? text.kind : text];
  };
  expect(await outcomeAt('alerts')).toEqual(['ok', 'messageReached']);
  expect(await outcomeAt('rules')).toEqual(['wrong-target', 'channelClosed']);
  expect(await outcomeAt('Company')).toEqual(['wrong-target', 'channelNotForMessages']);
  expect(await outcomeAt('nowhere')).toEqual(['wrong-target', 'channelUnknown']);
});

test.each([
  ['slack', 'sandbox-wrong', '#alerts', 'wrong-credentials'],
  ['slack', 'sandbox-no-permission', '#alerts', 'no-permission'],
  ['slack', 'sandbox-no-credit', '#alerts', 'no-permission'],
  ['slack', 'sandbox-down', '#alerts', 'could-not-check'],
  ['slack', 'sandbox', '#nowhere', 'wrong-target'],
  ['slack', 'sandbox', '#fair-2024', 'wrong-target'],
  ['twilio', 'sandbox', '+15005550001', 'wrong-target'],
  ['twilio', 'sandbox', '+15005550003', 'wrong-target'],
  ['twilio', 'sandbox-no-credit', '+4915100000001', 'no-permission'],
  ['sendgrid', 'sandbox-no-credit', 'ada@example.com', 'no-permission'],
  ['make', 'sandbox', 'https://hook.eu1.make.com/sandbox-wrong', 'wrong-target'],
] as const)('a test at %s with %s to %s ends with %s', async (service, key, target, outcome) => {
  await setUp(service);
  if (key !== 'sandbox') {
    // The connection worked when it was set up.
    await setUp(service, key);
    await server.db.updateTable('connections').set({ status: 'connected' }).where('serviceId', '=', service).execute();
  }
  const answer = (await send('POST', 'notifications/test', { service, target })).json<NotificationTest>();
  expect([answer.outcome, noticeWordsOf(answer.text)]).toEqual([outcome, expect.stringMatching(/\w{3}/)]);
});

test('who may not administer sees neither targets nor what services said', async () => {
  await connect('slack');
  await set({ ...slack, target: '#lunch' });
  await fail();
  const member = { tenantId: 'northlight', username: 'vera', password: 'a-long-password' };
  await addMember(server.db, { ...member, role: 'tenant_viewer' });
  const answer = await send('GET', 'notifications', undefined, await signIn(server.app, member));
  expect(answer.json<Read>().channels).toEqual([
    { id: expect.any(String), service: 'slack', kinds: ['run-failed'], sandbox: true },
  ]);
});

test('a change and a test leave a line in the audit log, without the address of a webhook', async () => {
  await connect('slack', 'make');
  await set(slack);
  const [{ id } = { id: '' }] = (await read()).channels;
  const hook = 'https://hook.eu1.make.com/abcdef';
  await set({ ...slack, id, kinds: ['attention'] }, { service: 'make', target: hook, kinds: ['run-failed'] });
  await set();
  await send('POST', 'notifications/test', { service: 'slack', target: '#alerts' });
  const lines = await server.db.selectFrom('audit').selectAll().where('kind', 'like', 'notification.%').execute();
  expect(lines.map(({ kind, byName, changesJson }) => [kind, byName, JSON.parse(changesJson)])).toEqual([
    ['notification.set', 'Demo User', [{ field: 'Slack #alerts', new: 'run-failed' }]],
    [
      'notification.set',
      'Demo User',
      [
        { field: 'Slack #alerts', old: 'run-failed', new: 'attention' },
        { field: 'Make', new: 'run-failed' },
      ],
    ],
    [
      'notification.set',
      'Demo User',
      [
        { field: 'Slack #alerts', old: 'attention' },
        { field: 'Make', old: 'run-failed' },
      ],
    ],
    ['notification.tested', 'Demo User', [{ field: 'outcome', new: 'ok' }]],
  ]);
});

test('another webhook of a channel stands in the audit log as changed', async () => {
  await connect('make');
  const hook: Given = { service: 'make', kinds: ['run-failed'] };
  await set({ ...hook, target: 'https://hook.eu1.make.com/abcdef' });
  const [{ id } = { id: '' }] = (await read()).channels;
  await set({ ...hook, id, target: 'https://hook.eu1.make.com/ghijkl' });
  const lines = await server.db
    .selectFrom('audit')
    .select('changesJson')
    .where('kind', '=', 'notification.set')
    .execute();
  expect(JSON.parse(lines.at(-1)?.changesJson ?? '')).toEqual([{ field: 'target', new: 'changed' }]);
});

test('only services that say so have targets that are shown in full', () => {
  expect(channelServices.filter(hasPublicTargets)).toEqual(['slack', 'discord', 'gmail', 'sendgrid', 'twilio']);
  expect(
    channelName({ service: 'of a later version' as 'make', target: 'https://hooks.example/secret' }),
  ).not.toContain('secret');
});
