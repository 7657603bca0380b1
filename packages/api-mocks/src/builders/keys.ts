import {
  keyAnswer as keyAnswerSchema,
  keyList as keyListSchema,
  type programKey,
} from '@switchboard/api-contract/keys';
import { limits } from '@switchboard/api-contract/limits';
import { dayMs, hourMs, minuteMs } from '@switchboard/api-contract/time';
import type * as v from 'valibot';
import { FIXED_NOW } from '../now.ts';
import { read } from './build.ts';

export type ProgramKeyAnswer = v.InferInput<typeof programKey>;
type KeyListAnswer = v.InferInput<typeof keyListSchema>;
type KeyAnswer = v.InferInput<typeof keyAnswerSchema>;

const fromNow = (ms: number): string => new Date(FIXED_NOW.getTime() + ms).toISOString();

/** A key that works, asks first and may use all agents. */
export function programKeyAnswer(overrides: Partial<ProgramKeyAnswer> = {}): ProgramKeyAnswer {
  return {
    id: 'key-1',
    name: 'Claude Code',
    start: 'sb_Q3kP9x2L',
    rights: ['see', 'work'],
    acts: 'ask',
    state: 'working',
    createdAt: fromNow(-8 * dayMs),
    expiresAt: fromNow(82 * dayMs),
    lastUsedAt: fromNow(-4 * minuteMs),
    ...overrides,
  };
}

/** Four keys of one's own, one in each state, and a key of another member. */
function keyListAnswer(overrides: Partial<KeyListAnswer> = {}): KeyListAnswer {
  return {
    items: [
      programKeyAnswer(),
      programKeyAnswer({
        id: 'key-2',
        name: 'Nightly import',
        start: 'sb_7Bz0aTqN',
        rights: ['see'],
        agents: ['lead-generation-agent', 'email-agent'],
        acts: 'act',
        state: 'resting',
        createdAt: fromNow(-40 * dayMs),
        expiresAt: fromNow(50 * dayMs),
        lastUsedAt: fromNow(-9 * dayMs),
        restsSince: fromNow(-31 * dayMs),
      }),
      programKeyAnswer({
        id: 'key-3',
        name: 'Trial of Cursor',
        start: 'sb_mW4_dE1r',
        state: 'expired',
        createdAt: fromNow(-33 * dayMs),
        expiresAt: fromNow(-3 * dayMs),
        lastUsedAt: fromNow(-5 * dayMs),
        endedAt: fromNow(-3 * dayMs),
      }),
      programKeyAnswer({
        id: 'key-4',
        name: 'Old laptop',
        start: 'sb_Ue-8sYh5',
        rights: ['see', 'work', 'configure'],
        state: 'revoked',
        createdAt: fromNow(-60 * dayMs),
        expiresAt: fromNow(30 * dayMs),
        lastUsedAt: undefined,
        endedAt: fromNow(-2 * hourMs),
      }),
    ],
    others: [
      programKeyAnswer({
        id: 'key-5',
        name: 'VS Code',
        start: 'sb_c0FvJ6gX',
        rights: ['see'],
        createdAt: fromNow(-2 * dayMs),
        expiresAt: fromNow(5 * dayMs),
        lastUsedAt: fromNow(-1 * hourMs),
        owner: 'Mira Okafor',
      }),
    ],
    days: limits.keys.listedDays,
    ...overrides,
  };
}
export const keyList = (overrides: Partial<KeyListAnswer> = {}) => read(keyListSchema, keyListAnswer(overrides));

/** A key that was just made. */
export function keyAnswer(overrides: Partial<KeyAnswer> = {}): KeyAnswer {
  return {
    key: 'sb_Q3kP9x2LvT7mZr0YwB5nHc1GdJ8sKfA4eU6iXoVq_-M',
    item: programKeyAnswer({ createdAt: fromNow(0), expiresAt: fromNow(90 * dayMs), lastUsedAt: undefined }),
    ...overrides,
  };
}
export const madeKey = (overrides: Partial<KeyAnswer> = {}) => read(keyAnswerSchema, keyAnswer(overrides));
