import type { KeyState, ProgramKey } from '@switchboard/api-contract/keys';
import { toDate, type Instant } from '../format/dates.ts';
import { lookup, type Rule } from './lookup.ts';

/** What became of a key. One that works has no badge in the list. */
export const keyStateRules = {
  working: { label: 'Works', tone: 'positive', lamp: 'lit' },
  resting: { label: 'Resting', tone: 'caution', lamp: 'half' },
  expired: { label: 'Expired', tone: 'neutral', lamp: 'off' },
  revoked: { label: 'Revoked', tone: 'neutral', lamp: 'off' },
} as const satisfies Record<KeyState, Rule>;

/** The badge of a key's state. */
export const keyState = (state: string | undefined): Rule => lookup(keyStateRules, state);

/** The state of a key now: one can expire while it is on screen. */
export function keyStateOf({ state, expiresAt }: Pick<ProgramKey, 'state' | 'expiresAt'>, now: Instant) {
  const [end, present] = [toDate(expiresAt), toDate(now)];
  return state !== 'revoked' && end && present && end <= present ? 'expired' : state;
}

/** Whether no program can use the key any more. */
export const isKeyOver = (state: string | undefined): boolean => state === 'expired' || state === 'revoked';
