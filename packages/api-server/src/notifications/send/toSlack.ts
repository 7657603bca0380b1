import * as v from 'valibot';
import { callService, busyFailure, noCreditFailure, wrongKeyFailure } from '../../outside/callService.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import type { Context } from '../../platform/Context.ts';
import type { OutgoingAnswer } from '../../outside/providers/client.ts';
import { bearer } from '../../outside/providers/whoAmI.ts';
import { inOneText, NoticeFailure, type SendMessage } from '../Message.ts';

const service = 'Slack';
const refusal = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ok: v.literal(false), error: v.string(), needed: v.optional(v.string(), 'chat:write') }),
);

/** Slack refuses with status 200 and the word for what is wrong. */
function failureOf(context: Context, answer: OutgoingAnswer, target: string): RunFailure | undefined {
  const read = v.safeParse(refusal, answer.body);
  if (!read.success) return undefined;
  const { error, needed } = read.output;
  if (error === 'channel_not_found') return new NoticeFailure({ kind: 'channelUnknown', args: { service, target } });
  if (error === 'not_in_channel') return new NoticeFailure({ kind: 'channelNotJoined', args: { service, target } });
  if (error === 'is_archived') return new NoticeFailure({ kind: 'channelArchived', args: { service, target } });
  if (error === 'restricted_action' || error === 'cannot_reply_to_message')
    return new NoticeFailure({ kind: 'channelClosed', args: { service, target } });
  if (error === 'missing_scope')
    return new NoticeFailure({ kind: 'scopeMissing', args: { service, scope: needed } }, 'no-permission');
  if (['invalid_auth', 'not_authed', 'token_expired', 'token_revoked', 'account_inactive'].includes(error))
    return wrongKeyFailure('slack');
  if (error === 'message_limit_exceeded') return noCreditFailure('slack');
  if (error === 'ratelimited') return busyFailure(context, service, answer);
  if (['internal_error', 'fatal_error', 'service_unavailable'].includes(error))
    return new RunFailure({ kind: 'fault', args: { service, status: 503 } }, { again: true });
  return new RunFailure({ kind: 'callNotAllowed', args: { service } });
}

/** Escapes the characters that begin Slack's markup, so that no text of ours mentions anybody (`<!channel>`). */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Posts to a channel, by its name or id.
 * https://docs.slack.dev/reference/methods/chat.postMessage
 * https://docs.slack.dev/messaging/formatting-message-text
 */
export const toSlack: SendMessage = async (context, caller, { credentials, target, message }) => {
  const { text, link } = message;
  await callService(context, caller, {
    serviceId: 'slack',
    credentials,
    request: {
      method: 'POST',
      url: 'https://slack.com/api/chat.postMessage',
      headers: { ...bearer(credentials['botToken']), 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        channel: target,
        text: inOneText({ text: escaped(text), link }, 3_000),
        mrkdwn: false,
        unfurl_links: false,
        unfurl_media: false,
      }),
    },
    answer: v.object({ ok: v.literal(true) }),
    judge: (answer) => (answer.status === 200 ? failureOf(context, answer, target) : undefined),
  });
};
