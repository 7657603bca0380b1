import type { FactOrText } from './factOrText.ts';
import { counted, say, type Words } from './say.ts';
import type { WordTable } from './wordsFrom.ts';

/** Why a stretch of the day is taken, apart from the title of a single event. */
export const scheduleWords = {
  buffer: () => 'Buffer',
  dayFull: ({ meetings }: { meetings: number }) => say`Limit of ${counted(meetings, 'meeting')} reached`,
  dayOff: () => 'Not a working day',
  manyEvents: ({ first, more }: { first: FactOrText; more: number }, words: Words) =>
    say`${words(first)} and ${more} more`,
  twoEvents: ({ first, second }: { first: FactOrText; second: FactOrText }, words: Words) =>
    say`${words(first)} and ${words(second)}`,
  untitledEvent: () => 'An event',
} as const satisfies WordTable;
