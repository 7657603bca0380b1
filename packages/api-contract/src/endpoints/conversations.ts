import * as v from 'valibot';
import { conversationFormats, conversationQuery } from '../conversationQuery.ts';
import {
  aboutKey,
  answerReceipt,
  chatEvents,
  conversation,
  conversationEntry,
  conversationPage,
  suggestions,
  thumbs,
} from '../conversations.ts';
import { limits } from '../limits.ts';
import { requiredText, optionalText } from '../wire.ts';
import { done, noAuditLine, own } from './Endpoint.ts';

const one = '/api/conversations/:conversationId';

/** One's own conversations with the assistant; another member's is 404. */
export const conversationEndpoints = {
  conversations: {
    ...own.get('/api/conversations', conversationPage),
    query: conversationQuery,
  },
  conversation: own.get(one, conversation),
  renameConversation: own.patch(
    one,
    v.strictObject({ title: requiredText('Title', limits.text.name) }),
    conversationEntry,
    noAuditLine('one’s own conversation'),
  ),
  deleteConversation: own.remove(one, noAuditLine('one’s own conversation')),
  conversationEvents: { ...own.stream(`${one}/events`, chatEvents), mayBeSilent: true, limit: 'eventStreams' },
  exportConversation: {
    ...own.file(`${one}/export`, ['text/markdown', 'application/json'], noAuditLine('one’s own conversation')),
    query: v.object({ format: v.optional(v.picklist(conversationFormats, 'format must be md or json'), 'md') }),
    limit: 'exports',
  },
  stopAnswer: own.post(`${one}/stop`, undefined, done, noAuditLine('ends an answer')),
  undoReceipt: own.post(
    `${one}/undo`,
    v.strictObject({ receipt: v.string() }),
    answerReceipt,
    noAuditLine('what it undoes is told as the assistant’s'),
    { conflict: 'It can no longer be undone', forbidden: 'The role does not allow it' },
  ),
  restoreMessages: own.post(
    `${one}/restore`,
    v.strictObject({ message: v.string() }),
    conversation,
    noAuditLine('one’s own conversation'),
    {
      conflict: 'It is too late',
    },
  ),
  setThumb: own.put(
    `${one}/messages/:messageId/thumb`,
    v.strictObject({ way: v.nullable(v.picklist(thumbs)), reason: optionalText('Reason', limits.text.line) }),
    done,
    noAuditLine('one’s own conversation'),
    { conflict: 'The answer is still coming' },
  ),
  suggestions: {
    ...own.get('/api/suggestions', suggestions),
    query: v.object({ conversation: optionalText('conversation', limits.text.name), about: v.optional(aboutKey) }),
  },
} as const;
