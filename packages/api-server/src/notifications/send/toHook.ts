import * as v from 'valibot';
import { callService, busyFailure } from '../../outside/callService.ts';
import type { RunFailure } from '../../outside/RunFailure.ts';
import type { Context } from '../../platform/Context.ts';
import type { OutgoingAnswer } from '../../outside/providers/client.ts';
import { NoticeFailure, type Delivery, type SendMessage } from '../Message.ts';

/** What a webhook gets: the same fields for each message. */
const bodyOf = ({ message: { text, link, kind, organisation, times, key } }: Delivery) =>
  JSON.stringify({ id: key, kind, text, link: link ?? null, organisation, times });

function hookFailure(context: Context, service: string, answer: OutgoingAnswer): RunFailure | undefined {
  const { status, body } = answer;
  if (status === 404 || status === 410) return new NoticeFailure({ kind: 'hookGone', args: { service } });
  if (status === 400 && body.includes('Queue is full'))
    return new NoticeFailure({ kind: 'hookFull', args: { service } }, 'could-not-check');
  // The text of an answer is not JSON, so that a success is judged by its status alone.
  return status === 429 ? busyFailure(context, service, answer) : undefined;
}

const toHook =
  (serviceId: 'zapier' | 'make', service: string, hookOf: (parcel: Delivery) => string | undefined): SendMessage =>
  async (context, caller, parcel) => {
    await callService(context, caller, {
      serviceId,
      credentials: parcel.credentials,
      request: {
        method: 'POST',
        url: hookOf(parcel) ?? '',
        headers: { 'content-type': 'application/json' },
        body: bodyOf(parcel),
      },
      answer: v.unknown(),
      judge: (answer) => hookFailure(context, service, answer),
    });
  };

/** Calls the connection's Catch Hook: https://help.zapier.com/hc/en-us/articles/8496288690317 */
export const toZapier: SendMessage = toHook('zapier', 'Zapier', ({ credentials }) => credentials['webhookUrl']);

/** Calls a custom webhook, whose address is the target: https://help.make.com/webhooks */
export const toMake: SendMessage = toHook('make', 'Make', ({ target }) => target);
