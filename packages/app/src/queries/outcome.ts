import type { Outcome } from '@switchboard/ui/format/outcome';
import { ApiError, describe } from '../api/ApiError.ts';

/** Waits for a call and says how it ended, for screens that show the failure where the member asked. */
export async function outcomeOf(work: Promise<unknown>, toMessage: (error: unknown) => string = describe): Promise<Outcome> {
  try {
    await work;
    return { ok: true };
  } catch (error) {
    return { ok: false, message: toMessage(error), ...(error instanceof ApiError ? { fields: error.fields } : {}) };
  }
}
