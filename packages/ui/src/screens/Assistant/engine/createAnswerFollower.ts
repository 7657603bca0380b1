import type { AnswerEnd, ChatMessage } from '@switchboard/api-contract/conversations';
import { createStore, type Store } from '../../../devices/createStore.ts';
import type { Outcome } from '../../../format/outcome.ts';
import type { AssistantPorts, AnswerListener } from './AssistantPorts.ts';
import type { AssistantState, GrowingAnswer } from './AssistantState.ts';
import {
  answerCompleted,
  answerBegan,
  answerFailed,
  replyReadAloud,
  replyIdOf,
  speakingChanged,
  type Transition,
} from './assistantTransitions.ts';
import { applyAnswerEvent } from './applyAnswerEvent.ts';
import { readAloud, type Reading } from './readAloud.ts';

/** What became of an answer: `left` for another; `none` was coming. */
type End = 'answered' | 'failed' | 'unreachable' | 'left' | 'none';

/** Follows one answer at a time: shows it while it grows, and reads it aloud. */
export function createAnswerFollower(
  { audioOf, voice, now }: AssistantPorts,
  mute: Store<boolean>,
  get: () => AssistantState,
  to: (step: Transition) => void,
) {
  const answer = createStore<GrowingAnswer | undefined>(undefined);
  let turn = new AbortController();
  let quiet = new AbortController();
  /** There has been sound of a reading that goes on; it may pause between sentences. */
  let sounds = false;

  /** Leaves what is going on: nothing of it is shown or heard any more. The signal is that of what comes next. */
  const giveUp = (): AbortSignal => {
    turn.abort();
    turn = new AbortController();
    stopSpeaking();
    answer.set(undefined);
    return turn.signal;
  };

  const stopSpeaking = () => {
    quiet.abort();
    sounds = false;
    voice.stop();
    to(speakingChanged(false));
  };

  /** Takes over whether there is sound. */
  const hear = () => {
    sounds ||= voice.get() && !quiet.signal.aborted;
    to(speakingChanged(voice.get() || sounds));
  };

  const whenRead = async ({ ended }: Reading, id: string, signal: AbortSignal) => {
    const end = await ended;
    if (signal.aborted) return;
    sounds = false;
    to(speakingChanged(voice.get()));
    to(replyReadAloud(id, end === 'ended' ? 'heard' : 'silent'));
  };

  const read = (id: string, { signal }: AbortController) => {
    quiet = new AbortController();
    const reading = readAloud({ voice, audioOf, mute, signal: AbortSignal.any([signal, quiet.signal]) });
    void whenRead(reading, id, signal);
    return reading;
  };

  /** Follows the answer to the message with that id; one that was found on its way (`from`) is not read aloud. */
  const follow = async (
    id = '',
    from: ChatMessage | undefined,
    run: (following: AnswerListener) => Promise<Outcome<AnswerEnd> | undefined>,
  ): Promise<End> => {
    const mine = turn;
    const { signal } = mine;
    const reading = from ? undefined : read(id, mine);
    answer.set({
      id: from?.id ?? replyIdOf(id),
      text: from?.text ?? '',
      steps: from?.steps.items ?? [],
      sources: from?.sources.items ?? [],
    });
    const tell = (text: string, whole: boolean) => {
      if (text.trim() !== '') to(answerBegan(id));
      reading?.tell(text, whole);
    };
    tell(from?.text ?? '', false);
    const outcome = await run({
      signal,
      onEvent: (event) => {
        const before = answer.get();
        if (signal.aborted || !before) return;
        const after = applyAnswerEvent(before, event);
        answer.set(after);
        if (after.text !== before.text) tell(after.text, false);
      },
    });
    if (signal.aborted) return 'left';
    const growing = answer.get();
    if (!outcome) {
      answer.set(undefined);
      return 'none';
    }
    const done = outcome.kind === 'done';
    to(done ? answerCompleted(id, outcome.value, now(), growing?.steps) : answerFailed(id, outcome, growing, now()));
    answer.set(undefined);
    const { reply } = get();
    if (reply?.tone === 'reply') tell(reply.text, true);
    else quiet.abort();
    if (!reading) to(replyReadAloud(id, 'silent'));
    if (done || growing?.text) return 'answered';
    return outcome.kind === 'unreachable' ? 'unreachable' : 'failed';
  };

  return { answer, follow, giveUp, stopSpeaking, hear };
}
