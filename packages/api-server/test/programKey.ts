import type { Database } from '../src/platform/store/Database.ts';
import type { ProgramKeysTable } from '../src/identity/tables.ts';
import { digestOf } from '../src/platform/vault/token.ts';
import { testNow } from './testApp.ts';

/** Stores a key of the demo account and returns it, with `letter` in it, so that several differ. */
export async function addKey(db: Database, letter: string, overrides: Partial<ProgramKeysTable> = {}): Promise<string> {
  const key = `sb_${letter.repeat(43)}`;
  await db
    .insertInto('programKeys')
    .values({
      id: `key-${letter}`,
      tenantId: 'northlight',
      userId: 'demo-user',
      keyHash: digestOf(key),
      start: key.slice(0, 11),
      name: 'Claude Code',
      rightsJson: '["see","work","configure"]',
      agentsJson: null,
      acts: 'ask',
      createdAt: testNow.toISOString(),
      expiresAt: new Date(testNow.getTime() + 90 * 86_400_000).toISOString(),
      lastUsedAt: null,
      revokedAt: null,
      ...overrides,
    })
    .execute();
  return key;
}
