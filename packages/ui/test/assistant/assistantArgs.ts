import { product } from '@switchboard/api-contract/product';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { fn } from 'storybook/test';
import { agree } from '../format/outcomes.ts';
import type { RecorderState } from '../../src/devices/recorder.ts';
import { createStore } from '../../src/devices/createStore.ts';
import type { AssistantCommands } from '../../src/screens/Assistant/engine/Assistant.ts';
import type {
  ShownReply,
  AssistantState,
  ConversationMessage,
  ComingAnswer,
} from '../../src/screens/Assistant/engine/AssistantState.ts';
import { conversations } from './conversations.ts';
import { sampleMessage } from './messages.ts';
import { silence } from './sampleVoice.ts';

/** A recorder in one state. */
export const sampleRecorder = (state: Partial<RecorderState> = {}): RecorderState => ({
  status: 'idle',
  seconds: 0,
  transcript: { final: '', interim: '' },
  restored: false,
  ...state,
});

/** The assistant before any message. */
export const quiet: AssistantState = {
  ready: true,
  status: 'idle',
  dialling: false,
  conversation: { id: 'session-1', messages: [] },
  suggestions: [],
  chatOpen: false,
  draft: '',
  shown: false,
  speaking: false,
  recorder: sampleRecorder(),
};

/** With the message box. */
export const open: AssistantState = { ...quiet, chatOpen: true };

const question = 'Find logistics companies in Poland with up to five hundred people and draft a first mail.';
const replyText =
  'I found 34 logistics companies in Poland with fewer than five hundred people. Twelve have a verified contact, and I have drafted a first mail for each of them.';
export const reply: ShownReply = { id: 'message-1-reply', text: replyText, tone: 'reply', agents: [] };
const asked = sampleMessage({ id: 'message-1', role: 'user', text: question, at: FIXED_NOW.toISOString() });
/** The question, and its reply. */
export const history: readonly ConversationMessage[] = [asked, sampleMessage({ text: replyText })];
/** A conversation of these messages. */
export const conversationOf = (messages: readonly ConversationMessage[]) => ({ id: 'session-1', messages });
/** An answer that is coming and does not change. */
export const growing = (answer?: Partial<ComingAnswer>) =>
  createStore<ComingAnswer | undefined>(
    answer && { id: 'message-1-reply', text: '', steps: [], sources: [], ...answer },
  );
/** The question waits for its reply. */
export const thinking: AssistantState = {
  ...open,
  status: 'thinking',
  pending: { id: 'message-1', message: question },
  conversation: conversationOf([asked]),
};
/** The question has been answered. */
export const responding: AssistantState = {
  ...quiet,
  status: 'responding',
  reply,
  conversation: conversationOf(history),
};

const command = (name: keyof AssistantCommands) => fn().mockName(name);

/** Shared by the stories that show the assistant in one fixed state. */
export const assistantArgs = {
  product,
  dashboardHref: '/dashboard',
  online: true,
  state: quiet,
  commands: {
    send: command('send'),
    sendTranscript: command('sendTranscript'),
    answerYes: command('answerYes'),
    answerNo: command('answerNo'),
    change: agree().mockName('change'),
    askAgain: command('askAgain'),
    edit: command('edit'),
    editLast: command('editLast'),
    cancelEdit: command('cancelEdit'),
    editAndAsk: command('editAndAsk'),
    restore: command('restore'),
    open: command('open'),
    startNew: command('startNew'),
    undo: command('undo'),
    rate: command('rate'),
    cancel: command('cancel'),
    pressOrb: command('pressOrb'),
    setDraft: command('setDraft'),
    startTyping: command('startTyping'),
    closeChat: command('closeChat'),
    record: command('record'),
    stopRecording: command('stopRecording'),
    dropRecording: command('dropRecording'),
    markShown: command('markShown'),
    stopSpeaking: command('stopSpeaking'),
    setReadAloud: command('setReadAloud'),
    setWordStops: command('setWordStops'),
  },
  answer: growing(),
  level: silence,
  conversations,
  now: FIXED_NOW,
  // The whole reply at once, whatever the system's setting for motion.
  typing: { still: true },
};
