import { readFileSync } from 'node:fs';
import { parseStates, type State } from './parseStates.ts';

/** The documented states, in the order of docs/states.md. */
export const catalogue: readonly State[] = parseStates(
  readFileSync(new URL('../../docs/states.md', import.meta.url), 'utf8'),
);
