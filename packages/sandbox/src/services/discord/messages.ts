import type { Fields } from '../../requestFields.ts';
import { refuse } from '../../refuse.ts';
import type { World } from '../../world/createWorld.ts';
import { bot, channels, failed, invalidForm, letsBotSend, takesMessages } from './guild.ts';

const epoch = 1_420_070_400_000n;
const most = { content: 2_000, embeds: 10, page: 100 };

function channelOf(id: string) {
  if (!/^\d+$/.test(id))
    return refuse(invalidForm('channel_id', 'NUMBER_TYPE_COERCE', `Value "${id}" is not snowflake.`));
  return channels.find((channel) => channel.id === id) ?? refuse(failed(404, 10_003, 'Unknown Channel'));
}

/** What the bot posted. */
export function createMessages(world: World) {
  const posted: { readonly channel_id: string; readonly [field: string]: unknown }[] = [];
  return {
    post: (id: string, { content = '', embeds = [], tts = false }: Fields): Response => {
      const channel = channelOf(id);
      if (!takesMessages(channel)) return failed(400, 50_024, 'Cannot execute action on this channel type');
      if (!letsBotSend(channel)) return failed(403, 50_013, 'Missing Permissions');
      if (typeof content !== 'string')
        return invalidForm('content', 'STRING_TYPE_CONVERT', 'Could not interpret value as string.');
      if (!Array.isArray(embeds))
        return invalidForm('embeds', 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
      if (content.length > most.content)
        return invalidForm('content', 'BASE_TYPE_MAX_LENGTH', `Must be ${most.content} or fewer in length.`);
      if (embeds.length > most.embeds)
        return invalidForm('embeds', 'BASE_TYPE_MAX_LENGTH', `Must be ${most.embeds} or fewer in length.`);
      if (content.trim() === '' && embeds.length === 0) return failed(400, 50_006, 'Cannot send an empty message');
      const now = world.clock();
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
      return Response.json(message);
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
