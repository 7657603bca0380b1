import { limits } from '@switchboard/api-contract/limits';
import type { AssistantState } from './AssistantState.ts';
import { becameReady, diallingEnded, replyEnded, type Transition } from './assistantTransitions.ts';

/** A transition that is due after some time, in ms, in the current state. The same key means the same wait. */
export interface AssistantWait {
  readonly key: string;
  readonly afterMs: number;
  readonly transition: Transition;
}

/** The timed transition that is due in this state, if any. */
export function assistantWait(state: AssistantState): AssistantWait | undefined {
  const { ready, status, pending, dialling, reply, shown, spoken } = state;
  if (!ready) return { key: 'ready', afterMs: limits.orb.readyAfterMs, transition: becameReady };
  if (pending && !dialling)
    return { key: `dial ${pending.id}`, afterMs: limits.orb.firstWaitMs, transition: diallingEnded(pending.id) };
  if (status !== 'responding' || !reply || !shown || !spoken) return undefined;
  return { key: `end ${reply.id}`, afterMs: limits.voice.afterSpeechMs, transition: replyEnded(reply.id) };
}
