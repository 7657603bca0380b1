import * as v from 'valibot';
import { answer } from '../agents/answers.ts';
import { limits } from '../limits.ts';
import { requiredText } from '../wire.ts';
import { work } from './Endpoint.ts';

/** Which answer is to be taken back. */
const undoAnswerRequest = v.strictObject({ answerId: requiredText('Answer', limits.text.line) });

/** What an agent answered in a member's name. `agentId` is an id or a slug. */
export const answerEndpoints = {
  /** Takes back what the agent did: the invitation is open again, the room free. */
  undoAnswer: work.post('/api/agents/:agentId/answers/undo', undoAnswerRequest, answer, 'answer.undone', {
    conflict: 'Google Calendar did not do it; the sentence says why',
  }),
} as const;
