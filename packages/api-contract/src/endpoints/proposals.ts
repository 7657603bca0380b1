import * as v from 'valibot';
import { proposal } from '../agents/proposals.ts';
import { done, work } from './Endpoint.ts';
import { answer } from '../agents/answers.ts';
import { limits } from '../limits.ts';
import { requiredText } from '../wire.ts';
import { reply } from '../agents/replies.ts';

const replyPath = '/api/agents/:agentId/records/replies/:recordId';

/** What a member does with a reply. `agentId` is an id or a slug. */
export const replyEndpoints = {
  sendReply: work.post(`${replyPath}/do`, undefined, reply, 'reply.sent', {
    conflict: 'It is being sent, or there is nothing to send',
  }),
  undoReply: work.post(`${replyPath}/undo`, undefined, reply, 'reply.undone', {
    conflict: 'It is being sent, or would not go out by itself',
  }),
  editReply: work.put(
    replyPath,
    v.strictObject({ content: requiredText('Reply', limits.text.message) }),
    reply,
    'reply.edited',
    { conflict: 'It is being sent, or can no longer be changed' },
  ),
  discardReply: work.del(replyPath, done, 'reply.discarded', { conflict: 'It is being sent' }),
} as const;

/** Which answer is to be taken back. */
const undoAnswerRequest = v.strictObject({ answerId: requiredText('Answer', limits.text.line) });

/** What an agent answered in a member's name. `agentId` is an id or a slug. */
export const answerEndpoints = {
  undoAnswer: work.post('/api/agents/:agentId/answers/undo', undoAnswerRequest, answer, 'answer.undone', {
    conflict: 'Google Calendar did not do it; the sentence says why',
  }),
} as const;

const proposalPath = '/api/agents/:agentId/records/proposals/:recordId';

/** What waits for a member's leave. `agentId` is an id or a slug. */
export const proposalEndpoints = {
  doProposal: work.post(`${proposalPath}/do`, undefined, proposal, 'proposal.done', {
    conflict: 'It is being done, or there is nothing to do',
  }),
  discardProposal: work.del(proposalPath, done, 'proposal.discarded', { conflict: 'It is being done' }),
} as const;
