import * as v from 'valibot';
import { reply } from '../agents/replies.ts';
import { limits } from '../limits.ts';
import { required } from '../wire.ts';
import { done, work } from './Endpoint.ts';

const base = '/api/agents/:agentId/records/replies/:recordId';

/** What a member does with a reply. `agentId` is an id or a slug. */
export const replyEndpoints = {
  /** Sends it now, once; asked again, it answers with what came of it. 409 while it is being sent. */
  sendReply: work.post(`${base}/do`, undefined, reply, 'reply.sent'),
  /** Keeps one that would go out by itself as a draft. 409 if it would not. */
  undoReply: work.post(`${base}/undo`, undefined, reply, 'reply.undone'),
  editReply: work.put(base, v.strictObject({ content: required('Reply', limits.text.message) }), reply, 'reply.edited'),
  /** Throws it away, in Gmail too. */
  discardReply: work.del(base, done, 'reply.discarded'),
} as const;
