import type { ChannelService } from '@switchboard/api-contract/notifications';
import { expect, test } from 'vitest';
import { json } from '../../test/playedSandbox.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { connect, send, setUp, world } = server;

/** When the message about a failed run is due again, in seconds from the start of the test. */
async function dueAfter(service: ChannelService, target: string, answer: Response): Promise<number> {
  await connect(service);
  const answered = await send('PUT', 'notifications', { channels: [{ service, target, kinds: ['run-failed'] }] });
  expect(answered.statusCode, answered.body).toBe(200);
  const began = server.time.clock().getTime();
  const hosts = ['slack.com', 'discord.com', 'hooks.zapier.com', 'hook.eu1.make.com'];
  world.play = ({ address }) => (hosts.includes(new URL(address).hostname) ? answer : undefined);
  await setUp('apollo', 'sandbox-wrong');
  await server.configure('lead-generation', { targetIndustries: ['logistics'] });
  expect(await server.run('lead-generation')).toMatch(/^failed/);
  const { dueAt } = await server.db.selectFrom('notices').select('dueAt').executeTakeFirstOrThrow();
  return Math.round((Date.parse(dueAt ?? '') - began) / 1_000);
}

const limited = (headers: Readonly<Record<string, string>>, body: object = {}, status = 429) =>
  json(body, status, headers);
const date = 'Thu, 12 Mar 2026 09:51:20 GMT';

test.each<[ChannelService, string, string, Response, number]>([
  ['slack', '#alerts', 'seconds', limited({ 'retry-after': '90' }, { ok: false, error: 'ratelimited' }, 200), 90],
  ['slack', '#alerts', 'a date', limited({ 'retry-after': date }, { ok: false, error: 'ratelimited' }, 200), 600],
  ['slack', '#alerts', 'a date with 429', limited({ 'retry-after': date }), 600],
  ['discord', '1100000000000000001', 'a body', limited({}, { message: 'Slow', retry_after: 64.57, global: false }), 65],
  ['discord', '1100000000000000001', 'both', limited({ 'retry-after': '70' }, { retry_after: 64.57 }), 70],
  ['zapier', '', 'a date', limited({ 'retry-after': date }), 600],
  ['slack', '#alerts', 'a year', limited({ 'retry-after': '31536000' }), 3_600],
  ['slack', '#alerts', 'more than there is time', limited({ 'retry-after': '9'.repeat(20) }), 3_600],
  ['slack', '#alerts', 'nothing that can be read', limited({ 'retry-after': 'soon' }), 30],
])('%s %s is waited for as it asks: %s', async (service, target, _, answer, seconds) => {
  expect(await dueAfter(service, target, answer)).toBe(seconds);
});
