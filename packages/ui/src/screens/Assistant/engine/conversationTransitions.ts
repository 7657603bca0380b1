import type { AnswerReceipt, ChatMessage, Conversation, Suggestions } from '@switchboard/api-contract/conversations';
import { isRecording, type AssistantState, type OpenConversation } from './AssistantState.ts';
import type { Transition } from './assistantTransitions.ts';

/** Another conversation is on the page; whatever went on in the one before is left. */
export const conversationOpened =
  (conversation: OpenConversation): Transition =>
  (state) => ({
    ...state,
    status: isRecording(state.recorder) ? 'listening' : 'idle',
    conversation,
    reply: undefined,
    shown: false,
    spoken: undefined,
    pending: undefined,
    dialling: false,
    editing: undefined,
    replacing: undefined,
    suggestions: [],
  });

/** The conversation as the server has it. An answer that is still coming is no message yet. */
export const conversationRead =
  ({ id, title, about, messages }: Conversation): Transition =>
  (state) => {
    if (state.conversation.id !== id || state.pending) return state;
    const known = messages.items.filter(({ status }) => status !== 'writing');
    return { ...state, conversation: { id, title, about, messages: known }, replacing: undefined };
  };

/** The answer to the last message is still coming. */
export const answerFollowed: Transition = (state) => {
  const last = state.conversation.messages.at(-1);
  if (state.pending || last?.role !== 'user') return state;
  return { ...state, status: 'thinking', dialling: false, pending: { id: last.id, message: last.text } };
};

export const suggestionsRead =
  ({ about, items }: Suggestions): Transition =>
  (state) =>
    state.pending
      ? state
      : {
          ...state,
          suggestions: items,
          conversation: about ? { ...state.conversation, about } : state.conversation,
        };

/** Something could not be done; the bubble says why. */
export const errorShown =
  (text: string): Transition =>
  (state) => ({ ...state, reply: { id: `told-${text}`, text, tone: 'error', agents: [] }, shown: false });

const withMessage = (state: AssistantState, change: (message: ChatMessage) => ChatMessage): AssistantState => ({
  ...state,
  conversation: { ...state.conversation, messages: state.conversation.messages.map(change) },
});

export const receiptUndone =
  (receipt: AnswerReceipt): Transition =>
  (state) =>
    withMessage(state, (message) => ({
      ...message,
      receipts: {
        ...message.receipts,
        items: message.receipts.items.map((known) => (known.id === receipt.id ? receipt : known)),
      },
    }));

export const answerRated =
  (id: string, thumb: ChatMessage['thumb']): Transition =>
  (state) =>
    withMessage(state, (message) => (message.id === id ? { ...message, thumb } : message));

export const messagesReplaced =
  (messages: OpenConversation['messages']): Transition =>
  (state) => ({ ...state, conversation: { ...state.conversation, messages } });
