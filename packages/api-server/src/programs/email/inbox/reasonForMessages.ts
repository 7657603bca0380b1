import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { RunFailure } from '../../../outside/RunFailure.ts';

/** What a model does with these messages alone, and might do again. */
const kinds = ['answerCut', 'answerDeclined', 'noAnswer', 'tooMuchAtOnce', 'unreadable'];

/** Why a model had no answer to the messages that it was asked about; throws what concerns all others too. */
export function reasonForMessages(error: unknown): Fact {
  const reason = error instanceof RunFailure ? error.reason : undefined;
  if (typeof reason === 'object' && kinds.includes(reason.kind)) return reason;
  throw error;
}
