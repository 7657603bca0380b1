import { answerEndpoints } from '@switchboard/api-contract/endpoints/answers';
import { write } from '../../api/write.ts';

/** Takes back what an agent answered or booked. `renew` reads what shows it anew, after a refusal too. */
export const undoOf = (agentId: string, renew: () => Promise<unknown>) => async (answerId: string) => {
  const outcome = await write(answerEndpoints.undoAnswer, { values: { agentId }, body: { answerId } });
  await renew();
  return outcome;
};
