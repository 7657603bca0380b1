import { answerEndpoints } from '@switchboard/api-contract/endpoints/answers';
import { write } from '../../api/write.ts';
import type { Known } from '../known.ts';

/** Takes back what an agent answered or booked. Its event changes with it, so that all is read again. */
export const undoOf =
  (agentId: string, { renew, after }: Known) =>
  (answerId: string) =>
    after(write(answerEndpoints.undoAnswer, { values: { agentId }, body: { answerId } }), renew);
