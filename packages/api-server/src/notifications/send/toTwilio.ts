import * as v from 'valibot';
import { callService, noCreditFailure } from '../../outside/callService.ts';
import type { RunFailure } from '../../outside/RunFailure.ts';
import { basic, form } from '../../outside/providers/whoAmI.ts';
import { inOneText, NoticeFailure, type SendMessage } from '../Message.ts';

const service = 'Twilio';
const refusal = v.pipe(v.string(), v.parseJson(), v.object({ code: v.number() }));

/** Twilio's own codes: https://www.twilio.com/docs/api/errors */
function failureOf(body: string, target: string): RunFailure | undefined {
  const read = v.safeParse(refusal, body);
  const code = read.success ? read.output.code : undefined;
  if (code === 21_211 || code === 21_612 || code === 21_614 || code === 21_266)
    return new NoticeFailure({ kind: 'numberRefused', args: { service, target } });
  if (code === 21_408) return new NoticeFailure({ kind: 'regionClosed', args: { service, target } });
  if (code === 21_610) return new NoticeFailure({ kind: 'recipientStopped', args: { service, target } });
  if (code === 21_212 || code === 21_606)
    return new NoticeFailure({ kind: 'senderRefused', args: { service } }, 'no-permission');
  return code === 20_005 ? noCreditFailure('twilio') : undefined;
}

/** Two text messages of plain letters. */
const longest = 306;

/**
 * Sends a text message from the connection's number.
 * https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
 */
export const toTwilio: SendMessage = async (context, caller, { credentials, target, message }) => {
  const { accountSid = '', authToken, phoneNumber } = credentials;
  const url = `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const request = form(url, { To: target, From: phoneNumber, Body: inOneText(message, longest) });
  await callService(context, caller, {
    serviceId: 'twilio',
    credentials,
    request: { ...request, headers: { ...request.headers, ...basic(accountSid, authToken) } },
    answer: v.object({ num_segments: v.optional(v.pipe(v.string(), v.toNumber()), '1') }),
    // Each segment is paid for: two of plain letters, five of others.
    uses: { unit: 'messages', units: 5 },
    readUse: ({ num_segments: units }) => ({ unit: 'messages', units }),
    judge: ({ status, body }) => (status === 400 || status === 403 ? failureOf(body, target) : undefined),
  });
};
