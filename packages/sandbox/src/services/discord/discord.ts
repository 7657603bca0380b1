import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { readFields } from '../../requestFields.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { bot, channels, failed, guild, invalidForm } from './guild.ts';
import { createMessages } from './messages.ts';

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
      wrong: () => failed(401, 0, '401: Unauthorized'),
      'no-permission': ({ method }) =>
        method === 'GET' ? failed(403, 50_001, 'Missing Access') : failed(403, 50_013, 'Missing Permissions'),
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
          return id === guild.id ? c.json(channels) : failed(404, 10_004, 'Unknown Guild');
        })
        .get('/api/v10/channels/:channel/messages', (c) =>
          messages.list(c.req.param('channel'), c.req.query('limit') ?? '50'),
        )
        .post('/api/v10/channels/:channel/messages', async (c) =>
          messages.post(c.req.param('channel'), await readFields(c.req)),
        )
        .notFound(() => failed(404, 0, '404: Not Found'))
    );
  },
});
