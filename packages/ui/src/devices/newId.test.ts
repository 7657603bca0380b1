import { chatRequest } from '@switchboard/api-contract/assistant';
import { afterEach, expect, test, vi } from 'vitest';
import { safeParse } from 'valibot';
import { newId } from './newId.ts';

afterEach(() => vi.unstubAllGlobals());

test('ids that the server takes, each another, also where the page came over plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const asked = { message: 'Hello', sessionId: 'session-1' };
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  for (const messageId of ids) expect(safeParse(chatRequest, { ...asked, messageId }).success).toBe(true);
});
