import type { TenantModel } from './TenantModel.ts';
import { AnswerTooLargeError } from './readBytes.ts';

/** Why a language model gave no answer, in words for the member. */
export interface ModelFailure {
  /** One sentence without its full stop. */
  readonly message: string;
  /** Another try may succeed. */
  readonly again: boolean;
  /** Seconds that the service asked to wait; 0 where it did not say. */
  readonly retryAfter: number;
}

/**
 * What an error of the AI SDK means; undefined for one that is not about the model, such as a fault of our own. Holds
 * no key and nothing of the answer.
 */
export async function modelFailure(
  { name }: Pick<TenantModel, 'name'>,
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
    if (statusCode === undefined) return again(`${name} could not be reached`);
    if (statusCode === 401)
      return final(`${name} does not accept the credentials; enter them again under API Connections`);
    if (statusCode === 403) return final(`${name} knows the credentials but does not allow this call`);
    if (statusCode === 404) return final(`${name} does not have the language model that this server asks for`);
    if (statusCode === 402 || (statusCode === 429 && responseBody?.includes('"insufficient_quota"')))
      return final(`The account at ${name} has no credit left`);
    if (statusCode === 429)
      return again(`${name} takes no more requests at the moment`, Number(responseHeaders?.['retry-after']) || 0);
    if (statusCode >= 500) return again(`${name} has a fault at the moment (status ${statusCode})`);
    // A success that the SDK could not read is an APICallError too.
    return statusCode < 300 ? again(unreadable(name)) : final(`${name} refused the request (status ${statusCode})`);
  }
  // A key that no header can carry is not one that the service gave out.
  if (error instanceof TypeError && /ByteString|header value/i.test(error.message))
    return final(`${name} does not accept the credentials; enter them again under API Connections`);
  // fetch says nothing finer when a connection ends too soon.
  if (error instanceof TypeError && /^(?:terminated|fetch failed)$/.test(error.message))
    return again(`${name} could not be reached`);
  if (error instanceof AnswerTooLargeError) return again(unreadable(name));
  const isUnreadable = [
    InvalidResponseDataError,
    JSONParseError,
    NoContentGeneratedError,
    NoObjectGeneratedError,
    NoOutputGeneratedError,
    TypeValidationError,
  ].some((kind) => kind.isInstance(error));
  return isUnreadable ? again(unreadable(name)) : undefined;
}

const again = (message: string, retryAfter = 0): ModelFailure => ({ message, again: true, retryAfter });
const final = (message: string): ModelFailure => ({ message, again: false, retryAfter: 0 });
const unreadable = (name: string): string => `${name} sent an answer that could not be read`;
