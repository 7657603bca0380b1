import { Hono, type HonoRequest } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { readJson, isFields, textOf, type Fields, bearerOf } from '../../requests.ts';
import type { Behaviour } from '../../keys.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { channels, describeChannel, team } from './channels.ts';
import type { World } from '../../world/createWorld.ts';

interface Message {
  readonly ts: string;
  readonly channel: string;
  readonly shown: object;
}

const longest = 40_000;

/** Lists come as JSON, or as text in a form. */
function listOf(value: unknown): readonly unknown[] {
  try {
    const items: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}

/** What the bot posted. */
function createMessages(world: World) {
  const posted: Message[] = [];
  const stamp = (): string => {
    const seconds = Math.floor(world.clock().getTime() / 1_000);
    return `${seconds}.${String(posted.length + 1).padStart(6, '0')}`;
  };
  const channelOf = (given: Fields) => {
    const name = textOf(given['channel']).replace(/^#/, '');
    return channels.find((channel) => channel.id === name || channel.name === name);
  };
  return {
    post: (given: Fields): Response => {
      const { text = '', thread_ts: thread } = given;
      const [blocks, attachments] = [listOf(given['blocks']), listOf(given['attachments'])];
      if (given['channel'] === undefined) return refusal('invalid_arguments');
      const channel = channelOf(given);
      if (!channel) return refusal('channel_not_found');
      if (channel.isArchived) return refusal('is_archived');
      if (!channel.isMember) return refusal('not_in_channel');
      if (typeof text !== 'string' || (text === '' && blocks.length + attachments.length === 0))
        return refusal('no_text');
      if (text.length > longest) return refusal('msg_too_long');
      if (blocks.length > 50) return refusal('invalid_blocks');
      if (attachments.length > 100) return refusal('too_many_attachments');
      const ts = stamp();
      const message = {
        user: team.user_id,
        type: 'message',
        ts,
        bot_id: team.bot_id,
        app_id: 'A04SWTCHBD',
        text,
        team: team.team_id,
        ...(blocks.length > 0 && { blocks }),
        ...(attachments.length > 0 && { attachments }),
        ...(typeof thread === 'string' && { thread_ts: thread }),
      };
      posted.push({ ts, channel: channel.id, shown: message });
      return Response.json({ ok: true, channel: channel.id, ts, message });
    },
    /** The messages of a channel, newest first. */
    history: (given: Fields): Response => {
      const channel = channelOf(given);
      if (!channel) return refusal('channel_not_found');
      if (!channel.isMember) return refusal('not_in_channel');
      const found = posted.filter((message) => message.channel === channel.id).toReversed();
      return Response.json({ ok: true, messages: found.map(({ shown }) => shown), has_more: false, pin_count: 0 });
    },
  };
}

/** Slack answers refusals with status 200. */
const refusal = (error: string, more: object = {}, headers = {}): Response =>
  Response.json({ ok: false, error, ...more }, { headers });

/** The scope that a method needs; `auth.test` needs none. */
const scopes: Readonly<Record<string, string>> = {
  '/api/chat.postMessage': 'chat:write',
  '/api/conversations.list': 'channels:read',
  '/api/conversations.history': 'channels:history',
};

/** The scopes that a token has stand in every answer to it, beside those that the method accepts. */
const scopeHeaders = (url: string, behaviour: Behaviour) => ({
  'x-oauth-scopes': behaviour === 'no-permission' ? 'commands' : Object.values(scopes).join(','),
  'x-accepted-oauth-scopes': scopes[new URL(url).pathname] ?? '',
});

/** The arguments: in the query, as form fields or as JSON. */
async function argumentsOf(request: HonoRequest): Promise<Fields> {
  const type = request.header('content-type') ?? '';
  if (request.method === 'GET') return request.query();
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { ...request.query(), ...(await request.parseBody()) };
  const body = type.startsWith('application/json') ? await readJson(request) : {};
  return isFields(body) ? body : {};
}

const types = ['public_channel', 'private_channel', 'mpim', 'im'];

function list(given: Fields, created: number): Response {
  const limit = Number(given['limit'] ?? 100);
  if (!Number.isInteger(limit) || limit < 1 || limit > 999) return refusal('invalid_limit');
  const wanted = textOf(given['types'], 'public_channel')
    .split(',')
    .map((type) => type.trim());
  if (wanted.some((type) => !types.includes(type))) return refusal('invalid_types');
  const hidesArchived = textOf(given['exclude_archived']) === 'true';
  const cursor = textOf(given['cursor']);
  const start = cursor === '' ? 0 : Number(/^offset:(\d+)$/.exec(decodeBase64(cursor))?.[1] ?? Number.NaN);
  if (Number.isNaN(start)) return refusal('invalid_cursor');
  const found = channels.filter(
    ({ isPrivate, isArchived }) =>
      wanted.includes(isPrivate ? 'private_channel' : 'public_channel') && !(hidesArchived && isArchived),
  );
  const end = start + limit;
  return Response.json({
    ok: true,
    channels: found.slice(start, end).map((channel) => describeChannel(channel, created)),
    response_metadata: { next_cursor: end < found.length ? btoa(`offset:${end}`) : '' },
  });
}

function decodeBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}

/** Slack: a bot that posts to the channels of a workspace. */
export const slack = defineService({
  id: 'slack',
  hosts: ['slack.com'],
  docs: [
    'https://docs.slack.dev/reference/methods/auth.test',
    'https://docs.slack.dev/authentication/installing-with-oauth',
    'https://docs.slack.dev/reference/methods/chat.postMessage',
    'https://docs.slack.dev/reference/methods/conversations.list',
    'https://docs.slack.dev/reference/methods/conversations.history',
    'https://docs.slack.dev/apis/web-api/rate-limits',
  ],
  access: {
    secretOf: bearerOf,
    refusals: {
      wrong: ({ headers }) => refusal(headers.has('authorization') ? 'invalid_auth' : 'not_authed'),
      'no-permission': ({ url }) => {
        const needed = scopes[new URL(url).pathname];
        const headers = scopeHeaders(url, 'no-permission');
        return needed === undefined
          ? undefined
          : refusal('missing_scope', { needed, provided: headers['x-oauth-scopes'] }, headers);
      },
      'rate-limited': () =>
        Response.json({ ok: false, error: 'ratelimited' }, { status: 429, headers: { ...retryLater } }),
      // A free workspace can be read when its messages are used up.
      'no-credit': ({ url }) => (url.endsWith('/chat.postMessage') ? refusal('message_limit_exceeded') : undefined),
    },
  },
  routes: (world) => {
    const messages = createMessages(world);
    const created = Math.floor(world.began.getTime() / 1_000) - 900 * 86_400;
    return new Hono<RouteEnv>()
      .use(async (c, next) => {
        await next();
        for (const [name, value] of Object.entries(scopeHeaders(c.req.url, c.env.behaviour))) c.header(name, value);
      })
      .on(['GET', 'POST'], '/api/auth.test', (c) => c.json({ ok: true, ...team, is_enterprise_install: false }))
      .on(['GET', 'POST'], '/api/conversations.list', async (c) => list(await argumentsOf(c.req), created))
      .on(['GET', 'POST'], '/api/conversations.history', async (c) => messages.history(await argumentsOf(c.req)))
      .post('/api/chat.postMessage', async (c) => messages.post(await argumentsOf(c.req)))
      .all('/api/*', (c) =>
        c.json({ ok: false, error: 'unknown_method', req_method: c.req.path.slice('/api/'.length) }),
      )
      .notFound((c) => c.text('Not Found', 404));
  },
});
