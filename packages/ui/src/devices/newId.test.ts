import { idempotencyKey } from '@switchboard/api-contract/assistant';
import { afterEach, expect, test, vi } from 'vitest';
import { safeParse } from 'valibot';
import { newId } from './newId.ts';

afterEach(() => vi.unstubAllGlobals());

test('ids that the server takes, each another, also where the page came over plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(safeParse(idempotencyKey, id).success).toBe(true);
});
