import { product } from '@switchboard/api-contract/product';
import * as v from 'valibot';
import { whoAmI } from './whoAmI.ts';

/** Reads the bot's own user: https://discord.com/developers/docs/resources/user#get-current-user */
export const discord = whoAmI({
  service: 'discord',
  // Discord blocks clients without a User-Agent in its own format:
  // https://discord.com/developers/docs/reference#user-agent
  request: ({ botToken = '' }) => ({
    method: 'GET',
    url: 'https://discord.com/api/v10/users/@me',
    headers: { authorization: `Bot ${botToken}`, 'user-agent': `DiscordBot (${product.name}, 1.0)` },
  }),
  success: v.object({ id: v.string() }),
});
