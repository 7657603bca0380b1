import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { readKept, type Kept } from '../src/store/kept.ts';

/** A stored run or line of activity with what it tells in words. */
export const toldOf = <Row extends object>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      ['result', 'errorMessage', 'text'].includes(key) && value !== null ? wordsOf(readKept(value as Kept)) : value,
    ]),
  ) as Row;
