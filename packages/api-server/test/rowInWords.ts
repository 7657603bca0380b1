import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { readStoredFact, type StoredFact } from '../src/platform/store/storedFact.ts';

/** A stored run or activity with its facts in words. */
export const rowInWords = <Row extends object>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      ['result', 'errorMessage', 'text'].includes(key) && value !== null
        ? wordsOf(readStoredFact(value as StoredFact))
        : value,
    ]),
  ) as Row;
