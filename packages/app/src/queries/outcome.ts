import type { Outcome } from '@switchboard/ui/format/outcome';
import { ApiError, describe, SessionEndedError } from '../api/ApiError.ts';

/** For a form that was sent as the session ended: the dialog above says the cause, this what is left to do after it. */
export const sendAgain = 'Not saved yet: send it again once you are signed in.';

/** The call found the session ended. */
export const foundEnded = (error: unknown): boolean =>
  error instanceof SessionEndedError || (error instanceof ApiError && error.status === 401);

/** Waits for a call and says how it ended, for screens that show the failure where the member asked. */
export async function outcomeOf(
  work: Promise<unknown>,
  toMessage: (error: unknown) => string = describe,
): Promise<Outcome> {
  try {
    await work;
    return { ok: true };
  } catch (error) {
    return {
      ok: false,
      message: foundEnded(error) ? sendAgain : toMessage(error),
      ...(error instanceof ApiError ? { fields: error.fields } : {}),
    };
  }
}
