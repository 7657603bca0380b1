import { storageKeys } from '@switchboard/api-contract/session';
import { afterEach, expect, test, vi } from 'vitest';
import { clearSession, readSession, writeSession } from './storage.ts';
import type { StoredSession } from './storage.ts';

const session: StoredSession = { token: 't1', user: { id: 'u1', username: 'ada', name: 'Ada', email: undefined, role: undefined }, tenant: { id: 'o1', name: 'Org' } };

/** A storage that tells what was written, in order; `full` refuses every write. */
function storage({ full = false } = {}) {
  const kept = new Map<string, string>();
  const written: string[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      written.push(key);
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  return { kept, written };
}

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

test('the token is written last: a tab that follows it finds the member whole', () => {
  const { written } = storage();
  writeSession(session);
  expect(written.at(-1)).toBe(storageKeys.token);
  expect(readSession()).toEqual(session);
});

test('a full storage keeps the session for the page', () => {
  storage({ full: true });
  writeSession(session);
  expect(readSession()).toEqual(session);
});

test.each(['{oops', '[1]', '7', 'null'])('a user that is %s clears what is stored', (user) => {
  const { kept } = storage();
  writeSession(session);
  kept.set(storageKeys.user, user);
  expect(readSession()).toBeNull();
  expect(kept.size).toBe(0);
});
