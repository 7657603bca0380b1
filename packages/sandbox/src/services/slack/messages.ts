import { textOf, type Fields } from '../../requestFields.ts';
import type { World } from '../../world/createWorld.ts';
import { channels, team } from './channels.ts';

interface Message {
  readonly ts: string;
  readonly channel: string;
  readonly shown: object;
}

const longest = 40_000;
const no = (error: string): Response => Response.json({ ok: false, error });

/** Lists come as JSON, or as text in a form. */
function listOf(value: unknown): readonly unknown[] {
  try {
    const list: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** What the bot posted. */
export function createMessages(world: World) {
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
      if (given['channel'] === undefined) return no('invalid_arguments');
      const channel = channelOf(given);
      if (!channel) return no('channel_not_found');
      if (channel.isArchived) return no('is_archived');
      if (!channel.isMember) return no('not_in_channel');
      if (typeof text !== 'string' || (text === '' && blocks.length + attachments.length === 0)) return no('no_text');
      if (text.length > longest) return no('msg_too_long');
      if (blocks.length > 50) return no('invalid_blocks');
      if (attachments.length > 100) return no('too_many_attachments');
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
      if (!channel) return no('channel_not_found');
      if (!channel.isMember) return no('not_in_channel');
      const found = posted.filter((message) => message.channel === channel.id).toReversed();
      return Response.json({ ok: true, messages: found.map(({ shown }) => shown), has_more: false, pin_count: 0 });
    },
  };
}
