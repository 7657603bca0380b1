import * as v from 'valibot';
import { cell, figure, instant } from '../wire.ts';

/**
 * What the API keeps of every record. `version`: a whole number from 1 that grows with each change; `edited`: the
 * fields that a member wrote, which runs leave alone; `deletedAt`: since when it can only be restored.
 */
export const recordFields = {
  version: figure(),
  updatedAt: instant(),
  deletedAt: instant(),
  edited: cell(v.array(v.string())),
} as const;
