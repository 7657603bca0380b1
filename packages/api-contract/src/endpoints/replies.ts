import * as v from 'valibot';
import { reply } from '../agents/replies.ts';
import { limits } from '../limits.ts';
import { requiredText } from '../wire.ts';
import { done, work } from './Endpoint.ts';

const base = '/api/agents/:agentId/records/replies/:recordId';

/** What a member does with a reply. `agentId` is an id or a slug. */
export const replyEndpoints = {
  /** Sends it now, once; asked again, it answers with what came of it. */
  sendReply: work.post(`${base}/do`, undefined, reply, 'reply.sent', {
    conflict: 'It is being sent, or there is nothing to send',
  }),
  /** Keeps one that would go out by itself as a draft. */
  undoReply: work.post(`${base}/undo`, undefined, reply, 'reply.undone', {
    conflict: 'It is being sent, or would not go out by itself',
  }),
  editReply: work.put(
    base,
    v.strictObject({ content: requiredText('Reply', limits.text.message) }),
    reply,
    'reply.edited',
    { conflict: 'It is being sent, or can no longer be changed' },
  ),
  /** Throws it away, in Gmail too. */
  discardReply: work.del(base, done, 'reply.discarded', { conflict: 'It is being sent' }),
} as const;
