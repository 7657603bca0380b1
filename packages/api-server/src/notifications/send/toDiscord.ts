import { product } from '@switchboard/api-contract/product';
import * as v from 'valibot';
import { callService, busyFailure } from '../../outside/callService.ts';
import type { RunFailure } from '../../outside/RunFailure.ts';
import { inOneText, NoticeFailure, type SendMessage } from '../Message.ts';

const service = 'Discord';
const wait = v.pipe(v.string(), v.parseJson(), v.object({ retry_after: v.pipe(v.number(), v.minValue(0)) }));
const refusal = v.pipe(v.string(), v.parseJson(), v.object({ code: v.number() }));

/** Discord's own codes: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json */
function failureOf(body: string, target: string): RunFailure | undefined {
  const read = v.safeParse(refusal, body);
  const args = { service, target };
  const code = read.success ? read.output.code : undefined;
  if (code === 10_003 || code === 50_035) return new NoticeFailure({ kind: 'channelUnknown', args });
  if (code === 50_001 || code === 50_013) return new NoticeFailure({ kind: 'channelClosed', args });
  return code === 50_024 || code === 50_008 ? new NoticeFailure({ kind: 'channelNotForMessages', args }) : undefined;
}

/** Suppresses previews of links. */
const withoutEmbeds = 4;

/**
 * Posts to a channel. A message with the same nonce is made once, within some minutes.
 * https://discord.com/developers/docs/resources/message#create-message
 */
export const toDiscord: SendMessage = async (context, caller, { credentials, target, message }) => {
  await callService(context, caller, {
    serviceId: 'discord',
    credentials,
    request: {
      method: 'POST',
      url: `https://discord.com/api/v10/channels/${encodeURIComponent(target)}/messages`,
      headers: {
        authorization: `Bot ${credentials['botToken'] ?? ''}`,
        // Discord blocks clients without a User-Agent in its own format.
        'user-agent': `DiscordBot (${product.name}, 1.0)`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        content: inOneText(message, 2_000),
        allowed_mentions: { parse: [] },
        flags: withoutEmbeds,
        nonce: message.key,
        enforce_nonce: true,
      }),
    },
    answer: v.object({ id: v.string() }),
    judge: (answer) => {
      const { status, body } = answer;
      // Its own limits say in the body how many seconds to wait.
      // https://discord.com/developers/docs/topics/rate-limits#exceeding-a-rate-limit
      const asked = v.safeParse(wait, body);
      if (status === 429) return busyFailure(context, service, answer, asked.success ? asked.output.retry_after : 0);
      return status >= 400 && status < 500 ? failureOf(body, target) : undefined;
    },
  });
};
