import { limits } from '@switchboard/api-contract/limits';
import type { AssistantState } from './AssistantState.ts';
import { becameReady, dialled, rested, type Step } from './assistantSteps.ts';

/** A step that comes by itself after so many milliseconds in this state. The same key means the same wait. */
export interface AssistantWait {
  readonly key: string;
  readonly afterMs: number;
  readonly step: Step;
}

/** What the state waits for, if anything. */
export function assistantWait(state: AssistantState): AssistantWait | undefined {
  const { ready, status, pending, dialling, reply, shown, spoken } = state;
  if (!ready) return { key: 'ready', afterMs: limits.orb.readyAfterMs, step: becameReady };
  if (pending && !dialling)
    return { key: `dial ${pending.id}`, afterMs: limits.orb.firstWaitMs, step: dialled(pending.id) };
  if (status !== 'responding' || !reply || !shown || !spoken) return undefined;
  return { key: `rest ${reply.id}`, afterMs: limits.voice.afterSpeechMs, step: rested(reply.id) };
}
