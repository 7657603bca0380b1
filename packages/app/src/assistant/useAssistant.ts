import { assistantEndpoints } from '@switchboard/api-contract/endpoints/assistant';
import { messages } from '@switchboard/api-contract/errors';
import { useRecorder } from '@switchboard/ui/devices/useRecorder';
import { wholeText } from '@switchboard/ui/devices/transcript';
import {
  assistantMachine,
  assistantTimer,
  canSend,
  initialAssistant,
} from '@switchboard/ui/screens/Assistant/assistantMachine';
import { useOrb } from '@switchboard/ui/screens/Assistant/useOrb';
import { useEffect, useReducer, useRef } from 'react';
import { ApiError, SessionEndedError, UnreachableError } from '../api/ApiError.ts';
import { call } from '../api/client.ts';
import { useTextDraft } from '../hooks/useDraft.ts';
import { useVisit } from './useVisit.ts';
import { useVoice } from './useVoice.ts';
import { readClock } from '../readClock.ts';

/** Runs the assistant's state machine: its timers, the calls, the voice and the recorder. */
export function useAssistant() {
  const { sessionId, kept, keep } = useVisit();
  const [state, dispatch] = useReducer(assistantMachine, kept, (left) => ({ ...initialAssistant, ...left }));
  const voice = useVoice();
  const [unsent, keepUnsent] = useTextDraft('transcript');
  const recorder = useRecorder({ restored: unsent });
  const request = useRef<AbortController>(undefined);
  // What was sent and not answered, before it shows: a second press in the same frame must not take its place.
  const waiting = useRef(false);

  const { history, draft, chatOpen } = state;
  useEffect(() => keep({ history, draft, chatOpen }), [keep, history, draft, chatOpen]);

  const timer = assistantTimer(state);
  useEffect(() => {
    if (!timer) return undefined;
    const handle = setTimeout(() => dispatch(timer.event), timer.afterMs);
    return () => clearTimeout(handle);
    // The key names the wait; the timer itself is made anew at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [timer?.key]);

  const pressOrb = useOrb({ status: state.status, recorder, dispatch });
  const { speaking, stop: stopSpeaking } = voice;
  const { recording } = state;
  // A reply that is read aloud would be recorded as the person's own words.
  useEffect(() => {
    if (recording && speaking) stopSpeaking();
  }, [recording, speaking, stopSpeaking]);

  // Words are kept while they are still being spoken: the page may be left in the middle of them.
  const unsaid = wholeText(recorder.transcript);
  useEffect(() => keepUnsent(unsaid === '' ? undefined : unsaid), [keepUnsent, unsaid]);

  useEffect(() => () => request.current?.abort(), []);

  /** Gives up the question on its way and the reply that is being spoken, or fetched to be. */
  const abandon = () => {
    request.current?.abort();
    waiting.current = false;
    voice.stop();
  };

  const send = async (message: string) => {
    if (waiting.current || !canSend(state, message)) return;
    const id = crypto.randomUUID();
    const controller = new AbortController();
    abandon();
    request.current = controller;
    waiting.current = true;
    voice.prepare();
    dispatch({ type: 'send', id, message, at: readClock() });
    try {
      const answer = await call(assistantEndpoints.chat, {
        body: { message: message.trim(), sessionId },
        signal: controller.signal,
      });
      waiting.current = false;
      dispatch({ type: 'reply', id, text: answer.response, agents: answer.agents, at: readClock() });
      const { heard } = await voice.speak(answer.response, controller.signal);
      dispatch({ type: 'speechEnded', id: `${id}-reply`, heard });
    } catch (error) {
      if (controller.signal.aborted) return;
      waiting.current = false;
      if (error instanceof SessionEndedError) dispatch({ type: 'cancel' });
      else if (error instanceof UnreachableError) dispatch({ type: 'fail', id, why: 'unreachable' });
      else
        dispatch({
          type: 'fail',
          id,
          why: 'refused',
          text: error instanceof ApiError ? error.withNextTry(messages.chatRefused) : undefined,
        });
    }
  };
  return {
    state,
    recorder,
    speech: { speaking: voice.speaking, onStop: voice.stop },
    chat: {
      open: chatOpen,
      onOpenChange: (open: boolean) => dispatch({ type: 'chat', open }),
      draft,
      onDraftChange: (text: string) => dispatch({ type: 'draft', text }),
    },
    onSend: (message: string) => void send(message),
    onCancel: () => {
      abandon();
      dispatch({ type: 'cancel' });
    },
    onOrb: () => {
      abandon();
      pressOrb();
    },
    onReplyShown: (id: string) => dispatch({ type: 'shown', id }),
  };
}
