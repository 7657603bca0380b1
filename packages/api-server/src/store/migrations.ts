import type { Migration } from 'kysely/migration';
import { begin } from './migrations/0001-begin.ts';

/** Every migration, in the order of its name. A released one is never edited: add the next number. */
export const migrations: Record<string, Migration> = {
  '0001-begin': begin,
};
