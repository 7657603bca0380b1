import { readRetryAfter } from '@switchboard/api-contract/errors';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { FinishReason } from 'ai';
import { DatabaseUnavailableError } from '../../platform/store/Database.ts';
import { RunFailure } from '../RunFailure.ts';
import type { TenantModel } from './openModel.ts';
import { refusalMeaning } from './refusalMeaning.ts';
import { AnswerTooLargeError } from '../providers/readBody.ts';

/** Why a language model did not answer, as a fact for the member. */
export interface ModelFailure {
  readonly reason: Fact;
  /** Another attempt may succeed. */
  readonly again: boolean;
  /** Seconds that the service asked to wait; 0 if it did not say. */
  readonly retryAfter: number;
}

/** Who failed, and the time. */
type Failed = Pick<TenantModel, 'name' | 'clock' | 'serviceId' | 'modelId' | 'isChosen'>;

/**
 * What an error of the AI SDK means; undefined if it is not about the model, such as a bug of ours. Contains no key
 * and nothing from the answer. Throws DatabaseUnavailableError if that is behind it: use is counted while an answer is
 * read.
 */
export async function modelFailure(failed: Failed, error: unknown): Promise<ModelFailure | undefined> {
  const { name: service, clock } = failed;
  const {
    APICallError,
    InvalidResponseDataError,
    JSONParseError,
    NoContentGeneratedError,
    NoObjectGeneratedError,
    NoOutputGeneratedError,
    TypeValidationError,
  } = await import('ai');
  if (APICallError.isInstance(error)) {
    if (error.cause instanceof DatabaseUnavailableError) throw error.cause;
    const { statusCode: status, responseHeaders = {}, responseBody } = error;
    if (status === undefined) return temporary({ kind: 'unreachable', args: { service } });
    // A successful answer that the SDK could not read is an APICallError too, whatever broke it off.
    if (status < 300) return (await modelFailure(failed, error.cause)) ?? temporary(unreadable(service));
    const kind = refusalMeaning(status, responseBody);
    if (kind === 'modelUnknown') return permanent({ kind, args: { service, ...namedModel(failed) } });
    if (kind !== undefined) return permanent({ kind, args: { service } });
    const wait = waitOf(responseHeaders, responseBody, clock().getTime());
    if (busy.includes(status)) return temporary({ kind: 'busy', args: { service } }, wait);
    return status >= 500 || status === 408
      ? temporary({ kind: 'fault', args: { service, status } }, wait)
      : permanent({ kind: 'requestRefused', args: { service, status } });
  }
  // The service can't have issued a key that no header can carry.
  if (error instanceof TypeError && /ByteString|header value/i.test(error.message))
    return permanent({ kind: 'credentialsOutdated', args: { service } });
  // fetch gives no more detail when a connection ends too soon.
  if (error instanceof TypeError && /^(?:terminated|fetch failed)$/.test(error.message))
    return temporary({ kind: 'unreachable', args: { service } });
  if (error instanceof AnswerTooLargeError) return temporary(unreadable(service));
  const isUnreadable = [
    InvalidResponseDataError,
    JSONParseError,
    NoContentGeneratedError,
    NoObjectGeneratedError,
    NoOutputGeneratedError,
    TypeValidationError,
  ].some((kind) => kind.isInstance(error));
  return isUnreadable ? temporary(unreadable(service)) : undefined;
}

/** The model, and what of this server names it where no agent does. */
const namedModel = ({ serviceId, modelId: model, isChosen }: Failed) => ({
  model,
  ...(!isChosen && { variable: `${serviceId.toUpperCase()}_MODEL` }),
});

/** Hugging Face's for a model that is being loaded, and Anthropic's for too much to do, besides HTTP's own. */
const busy: readonly number[] = [425, 429, 498, 529];

/** How long a service asks to wait: OpenAI and Azure also in ms, Gemini in its answer, such as `"retryDelay": "34s"`. */
function waitOf(headers: Readonly<Record<string, string>>, body = '', now: number): number {
  const ms = Number(headers['retry-after-ms']);
  const [, seconds] = /"retryDelay":\s*"([\d.]+)s"/.exec(body) ?? [];
  return ms > 0 ? ms / 1_000 : (readRetryAfter(headers['retry-after'] ?? seconds, now) ?? 0);
}

const temporary = (reason: Fact, retryAfter = 0): ModelFailure => ({ reason, again: true, retryAfter });
const permanent = (reason: Fact): ModelFailure => ({ reason, again: false, retryAfter: 0 });
const unreadable = (service: string): Fact => ({ kind: 'unreadable', args: { service } });

/** What an error while a model was asked means for the run: itself where it is one for the member, or a bug of ours. */
export async function toRunFailure(connected: TenantModel, error: unknown): Promise<unknown> {
  if (error instanceof RunFailure) return error;
  const failure = await modelFailure(connected, error);
  if (!failure) return error;
  const { kind } = failure.reason;
  const isForAdmin = ['credentialsOutdated', 'callNotAllowed', 'noCredit'].includes(kind);
  return new RunFailure(failure.reason, {
    ...failure,
    ...(kind === 'tooMuchAtOnce' && { answer: 'too-large' }),
    ...(isForAdmin && { next: { kind: 'connection', id: connected.serviceId } }),
  });
}

/** Why an answer is not whole, as a fact for the member; undefined if it is. Asking again would end the same way. */
export function incompleteReason(reason: FinishReason, service: string): Fact | undefined {
  if (reason === 'length') return { kind: 'answerCut', args: { service } };
  return reason === 'content-filter' ? { kind: 'answerDeclined', args: { service } } : undefined;
}
