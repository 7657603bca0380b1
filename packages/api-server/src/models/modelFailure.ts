import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { TenantModel } from './TenantModel.ts';
import { AnswerTooLargeError } from './readBytes.ts';

/** Why a language model did not answer, as a fact for the member. */
export interface ModelFailure {
  readonly reason: Fact;
  /** Another attempt may succeed. */
  readonly again: boolean;
  /** Seconds that the service asked to wait; 0 if it did not say. */
  readonly retryAfter: number;
}

/**
 * What an error of the AI SDK means; undefined if it is not about the model, such as a bug of ours. Contains no key
 * and nothing from the answer.
 */
export async function modelFailure(
  { name: service }: Pick<TenantModel, 'name'>,
  error: unknown,
): Promise<ModelFailure | undefined> {
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
    const { statusCode, responseHeaders, responseBody } = error;
    if (statusCode === undefined) return again({ kind: 'unreachable', args: { service } });
    if (statusCode === 401) return final({ kind: 'credentialsOutdated', args: { service } });
    if (statusCode === 403) return final({ kind: 'callNotAllowed', args: { service } });
    if (statusCode === 404) return final({ kind: 'modelUnknown', args: { service } });
    if (
      statusCode === 402 ||
      (statusCode === 429 && responseBody?.includes('"insufficient_quota"')) ||
      // Anthropic's words: https://docs.anthropic.com/en/api/errors lists no error for it.
      (statusCode === 400 && responseBody?.includes('credit balance is too low'))
    )
      return final({ kind: 'noCredit', args: { service } });
    if (statusCode === 429)
      return again({ kind: 'busy', args: { service } }, Number(responseHeaders?.['retry-after']) || 0);
    if (statusCode >= 500) return again({ kind: 'fault', args: { service, status: statusCode } });
    // A successful answer that the SDK could not read is an APICallError too.
    return statusCode < 300
      ? again(unreadable(service))
      : final({ kind: 'requestRefused', args: { service, status: statusCode } });
  }
  // The service can't have issued a key that no header can carry.
  if (error instanceof TypeError && /ByteString|header value/i.test(error.message))
    return final({ kind: 'credentialsOutdated', args: { service } });
  // fetch gives no more detail when a connection ends too soon.
  if (error instanceof TypeError && /^(?:terminated|fetch failed)$/.test(error.message))
    return again({ kind: 'unreachable', args: { service } });
  if (error instanceof AnswerTooLargeError) return again(unreadable(service));
  const isUnreadable = [
    InvalidResponseDataError,
    JSONParseError,
    NoContentGeneratedError,
    NoObjectGeneratedError,
    NoOutputGeneratedError,
    TypeValidationError,
  ].some((kind) => kind.isInstance(error));
  return isUnreadable ? again(unreadable(service)) : undefined;
}

const again = (reason: Fact, retryAfter = 0): ModelFailure => ({ reason, again: true, retryAfter });
const final = (reason: Fact): ModelFailure => ({ reason, again: false, retryAfter: 0 });
const unreadable = (service: string): Fact => ({ kind: 'unreadable', args: { service } });
