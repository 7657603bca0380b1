import { ApiError } from '../api/ApiError.ts';

/**
 * What there is to say of a refused start, stop or restart beyond the documented words: the reason of a conflict, or
 * when the next try is allowed.
 */
export function actionRefusal(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.status === 409 ? error.reason : error.nextTry;
}
