import type { ProgramRequest, RequestState } from '@switchboard/api-contract/requests';
import { CircleCheck, CircleSlash, CircleX, ClockFading, KeyRound, LoaderCircle } from 'lucide-react';
import { joinSentences } from '../../format/text.ts';
import { entryOf, type IconAndTone } from '../../rules/lookup.ts';

interface RequestLook extends IconAndTone {
  /** What became of it, as the beginning of a sentence; empty while nothing has. */
  readonly says: string;
}

/** How requests of programs are shown. */
export const requestLooks = {
  waiting: { icon: KeyRound, tone: 'caution', says: '' },
  doing: { icon: LoaderCircle, tone: 'info', says: 'It is being done' },
  done: { icon: CircleCheck, tone: 'positive', says: 'Done' },
  discarded: { icon: CircleSlash, tone: 'neutral', says: 'Discarded' },
  expired: { icon: ClockFading, tone: 'neutral', says: 'Nobody said yes in time' },
  failed: { icon: CircleX, tone: 'critical', says: 'It could not be done' },
} as const satisfies Record<RequestState, RequestLook>;

/** How a request is shown. A state that only a newer version knows is neutral, with its own word. */
export const requestLook = (state = 'waiting'): RequestLook =>
  entryOf<RequestLook>(requestLooks, state) ?? { icon: KeyRound, tone: 'neutral', says: state };

/** What became of a request, in sentences: 'Done. Lead Generation Agent is running.'; empty while nothing has. */
export function requestOutcome({ state, decidedBy, outcome }: ProgramRequest): string {
  const { says } = requestLook(state);
  return joinSentences(state === 'discarded' && decidedBy ? `${says} by ${decidedBy}` : says, outcome);
}
