import { limits } from '@switchboard/api-contract/limits';
import { saysNo, saysYes } from '@switchboard/api-contract/orders/confirmation';
import { createStore } from '../../../devices/createStore.ts';
import { wholeText } from '../../../devices/transcript.ts';
import type { Outcome } from '../../../format/outcome.ts';
import type { Assistant, AssistantCommands } from './Assistant.ts';
import type { AssistantPorts } from './AssistantPorts.ts';
import { isRecording, newConversation, newVisit, openingState } from './AssistantState.ts';
import {
  findUserMessage,
  cancelled,
  canSend,
  chatClosed,
  draftChanged,
  editCancelled,
  editStarted,
  recorderChanged,
  replacementConfirmed,
  messageSent,
  readAloudChanged,
  replyShown,
  typingStarted,
  wordStopsChanged,
  type Transition,
} from './assistantTransitions.ts';
import { assistantWait } from './assistantWait.ts';
import {
  answerFollowed,
  conversationOpened,
  answerRated,
  suggestionsRead,
  errorShown,
  receiptUndone,
  conversationRead,
  messagesReplaced,
} from './conversationTransitions.ts';
import { createAnswerFollower } from './createAnswerFollower.ts';

/** Creates the assistant without its UI: all of its state, and everything that changes it. */
export function createAssistant(ports: AssistantPorts): Assistant {
  const { recorder, voice, timers, now } = ports;
  const visit = ports.visit.get() ?? newVisit(newConversation(now()));
  let { about, begun } = visit;
  const mute = createStore(visit.serverIsMute);
  const state = createStore(openingState(visit, recorder.get()));
  const apply = (transition: Transition) => state.set(transition(state.get()));
  const follower = createAnswerFollower(ports, mute, state.get, apply);
  const { answer, abandon, stopSpeaking } = follower;
  const conversationId = () => state.get().conversation.id;
  /** The last message that may not have reached the server. Sent again, it keeps its id. */
  let unsent: { id: string; text: string } | undefined;

  const suggest = async (signal: AbortSignal) => {
    const outcome = await ports.suggest(conversationId(), about, signal);
    if (!signal.aborted && outcome.kind === 'done') apply(suggestionsRead(outcome.value));
  };

  const startNew = (at?: string) => {
    const signal = abandon();
    about = at;
    begun = false;
    apply(conversationOpened(newConversation(now())));
    void suggest(signal);
  };

  /** Reads the conversation, and follows the answer that is coming in it. */
  const read = async (signal: AbortSignal, isSecondTry = false): Promise<void> => {
    const outcome = await ports.read(conversationId(), signal);
    if (signal.aborted) return;
    if (outcome.kind === 'missing') startNew(about);
    else if (outcome.kind !== 'done') {
      // What is shown already stays.
      if (state.get().conversation.messages.length === 0) apply(errorShown(outcome.message));
    } else {
      apply(conversationRead(outcome.value));
      const last = outcome.value.messages.items.at(-1);
      if (last?.status !== 'writing') {
        await suggest(signal);
        return;
      }
      apply(answerFollowed);
      const end = await follower.follow(state.get().pending?.id, last, (following) =>
        ports.follow(conversationId(), following),
      );
      if (end !== 'none') return;
      // The answer ended between the two calls.
      apply(conversationOpened(state.get().conversation));
      if (!isSecondTry) await read(signal, true);
    }
  };

  const ask = async (written: string, change?: Record<string, unknown>, place = state.get().editing) => {
    if (!canSend(state.get(), written)) return undefined;
    abandon();
    const text = written.trim();
    const id = unsent?.text === text ? unsent.id : ports.newId();
    const { id: sessionId, messages } = state.get().conversation;
    voice.prepare();
    begun = true;
    apply(messageSent({ id, message: text, at: now(), replaces: place }));
    const replaces = state.get().replacing === id ? place : undefined;
    if (replaces) timers.after(limits.conversations.undoMs, () => apply(replacementConfirmed(id)));
    let outcome: Outcome<unknown> | undefined;
    const end = await follower.follow(id, undefined, async (following) => {
      const answered = await ports.ask(
        {
          message: text,
          sessionId,
          messageId: id,
          ...(messages.length === 0 && about && { about }),
          ...(replaces && { replaces }),
          ...(change && { change }),
        },
        following,
      );
      outcome = answered;
      return answered;
    });
    unsent = end === 'unreachable' ? { id, text } : undefined;
    if (end === 'answered') return outcome;
    // The message was not accepted, so what it replaced, and the open question, come back.
    if ((replaces || change) && end !== 'left') apply(messagesReplaced(messages));
    begun = begun && state.get().conversation.messages.length > 0;
    return outcome;
  };

  const change = async (values: Record<string, unknown>): Promise<Outcome<unknown>> => {
    const { reply, shown } = state.get();
    const outcome = await ask('Change', values, undefined);
    // The dialog says why it was refused, so the reply stays as it was.
    if (outcome && outcome.kind !== 'done') apply((after) => ({ ...after, reply, shown }));
    return outcome ?? { kind: 'refused', message: 'Wait for the answer that is coming, then try again.' };
  };

  const cancel = () => {
    const stops = state.get().pending !== undefined;
    apply(cancelled(answer.get(), now()));
    abandon();
    if (stops) void ports.stop(conversationId());
  };

  const restore = async () => {
    const { replacing, pending, conversation } = state.get();
    if (!replacing) return;
    const signal = abandon();
    apply(conversationOpened(conversation));
    if (pending) await ports.stop(conversation.id);
    const outcome = await ports.restore(conversation.id, replacing);
    if (!signal.aborted) apply(outcome.kind === 'done' ? conversationRead(outcome.value) : errorShown(outcome.message));
  };

  const undo = async (receipt: string) => {
    const outcome = await ports.undo(conversationId(), receipt);
    apply(outcome.kind === 'done' ? receiptUndone(outcome.value) : errorShown(outcome.message));
  };

  const rate: AssistantCommands['rate'] = (id, way, reason = '') => {
    apply(answerRated(id, way ? { way, reason } : undefined));
    void ports.rate(conversationId(), id, way, reason);
  };

  const askAgain = (id: string, text?: string) => {
    const asked = findUserMessage(state.get(), id);
    if (asked) void ask(text ?? asked.text, undefined, asked.id);
  };

  const commands: AssistantCommands = {
    send: (message) => void ask(message),
    sendTranscript: () => {
      const heard = wholeText(recorder.get().transcript);
      if (!canSend(state.get(), heard)) return;
      void ask(heard);
      recorder.cancel();
    },
    answerYes: () => void ask('Yes', undefined, undefined),
    answerNo: () => void ask('No', undefined, undefined),
    change,
    askAgain: (id) => askAgain(id),
    edit: (id) => apply(editStarted(id)),
    editLast: () => apply(editStarted(state.get().conversation.messages.at(-1)?.id ?? '')),
    cancelEdit: () => apply(editCancelled),
    editAndAsk: askAgain,
    restore: () => void restore(),
    open: (id) => {
      const signal = abandon();
      begun = true;
      about = undefined;
      apply(conversationOpened({ id, messages: [] }));
      void read(signal);
    },
    startNew,
    undo: (receipt) => void undo(receipt),
    rate,
    cancel,
    pressOrb: () => {
      if (state.get().status === 'idle') {
        abandon();
        recorder.start();
        return;
      }
      recorder.stop();
      cancel();
    },
    setDraft: (draft) => apply(draftChanged(draft)),
    startTyping: (letter = '') => {
      apply(typingStarted(letter));
      recorder.cancel();
    },
    closeChat: () => apply(chatClosed),
    record: () => recorder.start(),
    stopRecording: () => recorder.stop(),
    dropRecording: () => recorder.cancel(),
    markShown: (replyId) => apply(replyShown(replyId)),
    stopSpeaking,
    setReadAloud: (on) => {
      ports.readAloud.set(on);
      apply(readAloudChanged(on));
      if (!on) stopSpeaking();
    },
    setWordStops: (stops) => {
      ports.wordStops.set(stops);
      apply(wordStopsChanged(stops));
    },
  };

  let wait: { key: string; cancel: () => void } | undefined;
  let endListening: (() => void) | undefined;
  const stopListeningForWords = () => {
    endListening?.();
    endListening = undefined;
  };
  const onStateChange = () => {
    const { conversation, draft, chatOpen, speaking, wordStops, recorder: recording } = state.get();
    ports.visit.set({ conversation, draft, chatOpen, serverIsMute: mute.get(), about, begun });
    // A reply read aloud would be recorded as the member's own words.
    if (speaking && isRecording(recording)) stopSpeaking();
    const shouldListen = speaking && wordStops === true;
    if (shouldListen) endListening ??= ports.onWord?.(stopSpeaking);
    else stopListeningForWords();
    const next = assistantWait(state.get());
    if (next?.key === wait?.key) return;
    wait?.cancel();
    wait = next && { key: next.key, cancel: timers.after(next.afterMs, () => apply(next.transition)) };
  };
  const onRecorderChange = () => {
    const before = wholeText(state.get().recorder.transcript);
    apply(recorderChanged(recorder.get()));
    const { status, transcript } = recorder.get();
    const heard = wholeText(transcript);
    // Stored while still being spoken, since the page may be left mid-sentence.
    if (heard !== before) ports.keepTranscript(heard === '' ? undefined : heard);
    // A spoken yes or no alone answers the open question at once. Anything else waits for Send.
    const isAsked = state.get().conversation.messages.at(-1)?.question?.open === true;
    if (status === 'stopped' && transcript.interim === '' && isAsked && (saysYes(heard) || saysNo(heard)))
      commands.sendTranscript();
  };

  const connect = () => {
    const unsubscribes = [
      state.subscribe(onStateChange),
      recorder.subscribe(onRecorderChange),
      voice.subscribe(follower.onVoiceChange),
    ];
    const releases = [recorder.connect(), voice.connect()];
    // Unless the member has chosen meanwhile.
    void ports.readAloud.get().then((on) => apply(readAloudChanged(state.get().readAloud ?? on)));
    if (ports.onWord) apply(wordStopsChanged(ports.wordStops.get()));
    onRecorderChange();
    onStateChange();
    const signal = abandon();
    void (begun ? read(signal) : suggest(signal));
    return () => {
      // Unsubscribes first: what the released devices still report must not overwrite what is stored.
      for (const stop of unsubscribes) stop();
      wait?.cancel();
      wait = undefined;
      stopListeningForWords();
      // The server goes on answering; the next visit follows it.
      abandon();
      apply(conversationOpened(state.get().conversation));
      for (const release of releases) release();
    };
  };

  return { get: state.get, subscribe: state.subscribe, commands, answer, level: recorder.level, connect };
}
