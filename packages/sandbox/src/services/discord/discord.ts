import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { readFields, textOf, type Fields } from '../../requests.ts';
import { defineService, type RouteEnv, refuse } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import { digitId } from '../../world/seededRandom.ts';

/** An error as Discord words it. */
const errorResponse = (status: number, code: number, message: string, more: object = {}): Response =>
  Response.json({ message, code, ...more }, { status });

/** The answer to a value that can't be read, with the field it stands in. */
const invalidForm = (field: string, code: string, message: string): Response =>
  errorResponse(400, 50_035, 'Invalid Form Body', { errors: { [field]: { _errors: [{ code, message }] } } });

const snowflake = (name: string): string => digitId(`discord ${name}`, 18);

/** The bot to which the token belongs. */
const bot = {
  id: snowflake('bot'),
  username: 'switchboard',
  global_name: null,
  avatar: null,
  discriminator: '0',
  public_flags: 0,
  flags: 0,
  bot: true,
  banner: null,
  accent_color: null,
  locale: 'en-US',
  mfa_enabled: true,
  verified: true,
  email: null,
} as const;

/** The only server it was invited to. */
const guild = {
  id: snowflake('guild'),
  name: 'Nordlicht Feinkost',
  icon: null,
  banner: null,
  owner: false,
  permissions: '3072',
  features: [],
} as const;

const kinds = { text: 0, voice: 2, category: 4 } as const;

interface Channel {
  readonly id: string;
  readonly type: number;
  readonly name: string;
  readonly parent_id: string | null;
  readonly permission_overwrites: readonly { id: string; type: number; allow: string; deny: string }[];
  readonly [fact: string]: unknown;
}

/** Permission to send messages, as its bit. */
const sending = '2048';

const makeChannel = (
  position: number,
  name: string,
  kind: keyof typeof kinds,
  more: Partial<Channel> = {},
): Channel => ({
  id: snowflake(name),
  type: kinds[kind],
  guild_id: guild.id,
  name,
  position,
  parent_id: kind === 'category' ? null : snowflake('Company'),
  permission_overwrites: [],
  flags: 0,
  nsfw: false,
  ...(kind === 'text' && { topic: null, rate_limit_per_user: 0, last_message_id: null }),
  ...more,
});

const channels: readonly Channel[] = [
  makeChannel(0, 'Company', 'category'),
  makeChannel(1, 'general', 'text'),
  makeChannel(2, 'alerts', 'text'),
  makeChannel(3, 'sales', 'text'),
  makeChannel(4, 'rules', 'text', {
    permission_overwrites: [{ id: guild.id, type: 0, allow: '0', deny: sending }],
  }),
  makeChannel(5, 'Meeting', 'voice'),
];

/** Whether this channel takes messages at all, and whether the bot may send one. */
const takesMessages = ({ type }: Channel): boolean => type !== kinds.category;
const letsBotSend = ({ permission_overwrites: rules }: Channel): boolean => !rules.some(({ deny }) => deny === sending);

const epoch = 1_420_070_400_000n;
const most = { content: 2_000, nonce: 25, embeds: 10, page: 100 };
/** How long an enforced nonce is remembered: 'the past few minutes'. */
const nonceMs = 5 * 60_000;

function channelOf(id: string) {
  if (!/^\d+$/.test(id))
    return refuse(invalidForm('channel_id', 'NUMBER_TYPE_COERCE', `Value "${id}" is not snowflake.`));
  return channels.find((channel) => channel.id === id) ?? refuse(errorResponse(404, 10_003, 'Unknown Channel'));
}

/** What the bot posted. */
function createMessages(world: World) {
  const posted: { readonly channel_id: string; readonly [field: string]: unknown }[] = [];
  /** The last answer to each nonce, and when it was given. */
  const answered = new Map<string, { readonly answer: object; readonly at: number }>();
  return {
    post: (id: string, { content = '', embeds = [], tts = false, nonce, enforce_nonce }: Fields): Response => {
      const channel = channelOf(id);
      if (!takesMessages(channel)) return errorResponse(400, 50_024, 'Cannot execute action on this channel type');
      if (!letsBotSend(channel)) return errorResponse(403, 50_013, 'Missing Permissions');
      if (typeof content !== 'string')
        return invalidForm('content', 'STRING_TYPE_CONVERT', 'Could not interpret value as string.');
      if (!Array.isArray(embeds))
        return invalidForm('embeds', 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
      if (content.length > most.content)
        return invalidForm('content', 'BASE_TYPE_MAX_LENGTH', `Must be ${most.content} or fewer in length.`);
      if (embeds.length > most.embeds)
        return invalidForm('embeds', 'BASE_TYPE_MAX_LENGTH', `Must be ${most.embeds} or fewer in length.`);
      if (textOf(nonce).length > most.nonce)
        return invalidForm('nonce', 'BASE_TYPE_MAX_LENGTH', `Must be ${most.nonce} or fewer in length.`);
      if (content.trim() === '' && embeds.length === 0)
        return errorResponse(400, 50_006, 'Cannot send an empty message');
      const now = world.clock();
      const before = enforce_nonce === true ? answered.get(textOf(nonce)) : undefined;
      if (before && now.getTime() - before.at < nonceMs) return Response.json(before.answer);
      const message = {
        id: String(((BigInt(now.getTime()) - epoch) << 22n) + BigInt(posted.length)),
        channel_id: channel.id,
        author: { id: bot.id, username: bot.username, avatar: null, discriminator: '0', public_flags: 0, bot: true },
        type: 0,
        content,
        timestamp: now.toISOString().replace('Z', '000+00:00'),
        edited_timestamp: null,
        tts: tts === true,
        mention_everyone: false,
        mentions: [],
        mention_roles: [],
        attachments: [],
        embeds: embeds as readonly unknown[],
        pinned: false,
        components: [],
        flags: 0,
      };
      posted.unshift(message);
      if (nonce === undefined) return Response.json(message);
      const answer = { ...message, nonce };
      answered.set(textOf(nonce), { answer, at: now.getTime() });
      return Response.json(answer);
    },
    /** The messages of a channel, newest first. */
    list: (id: string, limit: string): Response => {
      const channel = channelOf(id);
      const count = Number(limit);
      if (!Number.isInteger(count) || count < 1 || count > most.page)
        return invalidForm('limit', 'NUMBER_TYPE_MAX', `int value should be between 1 and ${most.page}.`);
      return Response.json(posted.filter(({ channel_id }) => channel_id === channel.id).slice(0, count));
    },
  };
}

const tokenOf = ({ headers }: Request): string | undefined =>
  /^Bot (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];

/** Discord: a bot that posts to the channels of a server. */
export const discord = defineService({
  id: 'discord',
  hosts: ['discord.com'],
  docs: [
    'https://discord.com/developers/docs/reference',
    'https://discord.com/developers/docs/resources/user#get-current-user',
    'https://discord.com/developers/docs/resources/user#get-current-user-guilds',
    'https://discord.com/developers/docs/resources/guild#get-guild-channels',
    'https://discord.com/developers/docs/resources/message#create-message',
    'https://discord.com/developers/docs/topics/rate-limits',
    'https://discord.com/developers/docs/topics/opcodes-and-status-codes#json',
  ],
  access: {
    secretOf: tokenOf,
    refusals: {
      wrong: () => errorResponse(401, 0, '401: Unauthorized'),
      'no-permission': ({ method }) =>
        method === 'GET'
          ? errorResponse(403, 50_001, 'Missing Access')
          : errorResponse(403, 50_013, 'Missing Permissions'),
      'rate-limited': () =>
        Response.json(
          { message: 'You are being rate limited.', retry_after: Number(retryLater['retry-after']), global: false },
          { status: 429, headers: { ...retryLater, 'x-ratelimit-scope': 'user' } },
        ),
      // Posting costs nothing.
      'no-credit': () => undefined,
    },
  },
  routes: (world) => {
    const messages = createMessages(world);
    return (
      new Hono<RouteEnv>()
        // Clients that don't name themselves as Discord wants it are stopped at its gate.
        .use(async (c, next) =>
          (c.req.header('user-agent') ?? '').startsWith('DiscordBot (') ? next() : c.text('error code: 1010', 403),
        )
        .get('/api/v10/users/@me', (c) => c.json(bot))
        .get('/api/v10/users/@me/guilds', (c) => c.json([guild]))
        .get('/api/v10/guilds/:guild/channels', (c) => {
          const id = c.req.param('guild');
          if (!/^\d+$/.test(id))
            return invalidForm('guild_id', 'NUMBER_TYPE_COERCE', `Value "${id}" is not snowflake.`);
          return id === guild.id ? c.json(channels) : errorResponse(404, 10_004, 'Unknown Guild');
        })
        .get('/api/v10/channels/:channel/messages', (c) =>
          messages.list(c.req.param('channel'), c.req.query('limit') ?? '50'),
        )
        .post('/api/v10/channels/:channel/messages', async (c) =>
          messages.post(c.req.param('channel'), await readFields(c.req)),
        )
        .notFound(() => errorResponse(404, 0, '404: Not Found'))
    );
  },
});
