import { limits } from '@switchboard/api-contract/limits';
import { createStore } from '../../../devices/store.ts';
import { wholeText } from '../../../devices/transcript.ts';
import type { Assistant, AssistantCommands } from './Assistant.ts';
import type { AssistantPorts } from './AssistantPorts.ts';
import { isRecording, newVisit, openingState } from './AssistantState.ts';
import {
  answered,
  cancelled,
  canSend,
  chatClosed,
  drafted,
  failed,
  readOut,
  recorded,
  sent,
  showed,
  spoke,
  typingStarted,
  type Step,
} from './assistantSteps.ts';
import { assistantWait } from './assistantWait.ts';

/** Creates the assistant without its UI: all of its state, and everything that changes it. */
export function createAssistant(ports: AssistantPorts): Assistant {
  const { recorder, voice, timers, now } = ports;
  const { sessionId, ...left } = ports.visit.get() ?? newVisit(now());
  const state = createStore(openingState(left, recorder.get()));
  const to = (step: Step) => state.set(step(state.get()));
  let { serverIsMute } = left;
  let question = new AbortController();

  /** Aborts the message being sent, and the reply being spoken or fetched as speech. */
  const giveUp = () => {
    question.abort();
    voice.stop();
  };

  /** Uses the server's audio, or the browser's own voice if the server has none. */
  const readAloud = async (text: string, signal: AbortSignal) => {
    const audio = serverIsMute ? null : await ports.audioOf(text, signal);
    if (signal.aborted) return 'stopped';
    if (audio?.kind === 'done' && audio.value) return voice.play(audio.value);
    if (audio && audio.kind !== 'done') {
      // The text is on screen, so a failing voice is only logged.
      console.info('The reply could not be spoken.', audio.message);
      return 'failed';
    }
    serverIsMute = true;
    return voice.say(text);
  };

  const ask = async (message: string) => {
    if (!canSend(state.get(), message)) return;
    giveUp();
    question = new AbortController();
    const { signal } = question;
    const id = ports.newId();
    voice.prepare();
    to(sent({ id, message, at: now() }));
    const outcome = await ports.send({ message: message.trim(), sessionId }, signal);
    if (signal.aborted) return;
    to(outcome.kind === 'done' ? answered(id, outcome.value, now()) : failed(id, outcome));
    if (outcome.kind !== 'done' || state.get().status !== 'responding') return;
    const end = await readAloud(outcome.value.response.slice(0, limits.text.speech), signal);
    to(readOut(id, end === 'ended' ? 'heard' : 'silent'));
  };

  const commands: AssistantCommands = {
    send: (message) => void ask(message),
    sendHeard: () => {
      const heard = wholeText(recorder.get().transcript);
      if (!canSend(state.get(), heard)) return;
      void ask(heard);
      recorder.cancel();
    },
    cancel: () => {
      giveUp();
      to(cancelled);
    },
    pressOrb: () => {
      giveUp();
      if (state.get().status === 'idle') {
        recorder.start();
        return;
      }
      recorder.stop();
      to(cancelled);
    },
    setDraft: (draft) => to(drafted(draft)),
    startTyping: (letter = '') => {
      to(typingStarted(letter));
      recorder.cancel();
    },
    closeChat: () => to(chatClosed),
    record: () => recorder.start(),
    stopRecording: () => recorder.stop(),
    dropRecording: () => recorder.cancel(),
    showed: (replyId) => to(showed(replyId)),
    stopSpeaking: () => voice.stop(),
  };

  let wait: { key: string; cancel: () => void } | undefined;
  const follow = () => {
    const { history, draft, chatOpen, speaking, recorder: recording } = state.get();
    ports.visit.set({ sessionId, serverIsMute, history, draft, chatOpen });
    // A reply read aloud would be recorded as the member's own words.
    if (speaking && isRecording(recording)) voice.stop();
    const next = assistantWait(state.get());
    if (next?.key === wait?.key) return;
    wait?.cancel();
    wait = next && { key: next.key, cancel: timers.after(next.afterMs, () => to(next.step)) };
  };
  const hear = () => {
    const before = wholeText(state.get().recorder.transcript);
    to(recorded(recorder.get()));
    const heard = wholeText(recorder.get().transcript);
    // Stored while still being spoken, since the page may be left mid-sentence.
    if (heard !== before) ports.keepHeard(heard === '' ? undefined : heard);
  };

  const connect = () => {
    const unfollow = [state.subscribe(follow), recorder.subscribe(hear), voice.subscribe(() => to(spoke(voice.get())))];
    const letGo = [recorder.connect(), voice.connect()];
    hear();
    follow();
    return () => {
      // Returns an unanswered message to the draft while changes are still stored.
      to(cancelled);
      // Unsubscribes first: what the released devices still report must not overwrite the stored transcript.
      for (const stop of unfollow) stop();
      wait?.cancel();
      wait = undefined;
      giveUp();
      for (const release of letGo) release();
    };
  };

  return { get: state.get, subscribe: state.subscribe, commands, level: recorder.level, connect };
}
