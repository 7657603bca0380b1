import { storageKeys } from '@switchboard/api-contract/session';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearSession, readSession, writeSession, type StoredSession } from './storage.ts';

const session: StoredSession = {
  token: 't1',
  user: { id: 'u1', username: 'ada', name: 'Ada', email: undefined, role: undefined },
  tenant: { id: 'o1', name: 'Org' },
};

/** A storage that records writes in order; `full` refuses them all. */
function storage({ full = false } = {}) {
  const stored = new Map<string, string>();
  const written: string[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      written.push(key);
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
  return { stored, written };
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

describe.each([
  ['user', storageKeys.user],
  ['tenant', storageKeys.tenant],
])('a %s', (_name, key) => {
  test.each(['{oops', '[1]', '7', 'null'])('that is %s clears what is stored', (value) => {
    const { stored } = storage();
    writeSession(session);
    stored.set(key, value);
    expect(readSession()).toBeNull();
    expect(stored.size).toBe(0);
  });
});

test('the token of the older key holds only where there is none of the newer', () => {
  const { stored } = storage();
  stored.set(storageKeys.olderToken, 'older');
  expect(readSession()?.token).toBe('older');
  stored.set(storageKeys.token, 'newer');
  expect(readSession()?.token).toBe('newer');
});
