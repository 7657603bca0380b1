import { answerEndpoints } from '@switchboard/api-contract/endpoints/answers';
import { write } from '../../api/write.ts';
import type { CachedReads } from '../cachedReads.ts';

/** Takes back what an agent answered or booked. Its event changes with it, so that all is read again. */
export const undoAnswer =
  (agentId: string, { invalidate, afterWrite }: CachedReads) =>
  (answerId: string) =>
    afterWrite(write(answerEndpoints.undoAnswer, { values: { agentId }, body: { answerId } }), invalidate);
