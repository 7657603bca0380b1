import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { FinishReason } from 'ai';

/** Why an answer is not whole, as a fact for the member; undefined if it is. Asking again would end the same way. */
export function endingOf(reason: FinishReason, service: string): Fact | undefined {
  if (reason === 'length') return { kind: 'answerCut', args: { service } };
  return reason === 'content-filter' ? { kind: 'answerDeclined', args: { service } } : undefined;
}
