import { afterEach, expect, test, vi } from 'vitest';
import { storedConversation } from './storedConversation.ts';

afterEach(() => void vi.unstubAllGlobals());

function storage(value?: string) {
  const items = new Map(value === undefined ? [] : [['switchboard:conversation', value]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  });
}

test('the conversation is found again until it is forgotten', () => {
  storage();
  const kept = { id: 'session-1773308480000', about: 'run:run-1', begun: true };
  storedConversation.write(kept);
  expect(storedConversation.read()).toEqual(kept);
  storedConversation.forget();
  expect(storedConversation.read()).toBeUndefined();
});

test.each(['', 'null', '7', '[]', '{"id":7}', '{"id":"session-x"}', '{"id":"../agents","begun":true}'])(
  'of what the storage may hold, %j is no conversation',
  (value) => {
    storage(value);
    expect(storedConversation.read()).toBeUndefined();
  },
);

test('a storage that is forbidden keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storedConversation.write({ id: 'session-1', begun: true });
  storedConversation.forget();
  expect(storedConversation.read()).toBeUndefined();
});
