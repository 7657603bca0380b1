import { activityWords } from './activity.ts';
import { failureWords } from './failures.ts';
import { resultWords } from './results.ts';
import { scheduleWords } from './schedule.ts';
import { testWords } from './tests.ts';
import type { Outside } from './told.ts';
import { wordsFrom, type FactOf } from './wordsFrom.ts';

/**
 * All facts in English, each a sentence without its full stop. Facts are stored, so a kind that was released keeps its
 * name and its arguments; another language is another table of the same kinds.
 */
const english = { ...activityWords, ...resultWords, ...failureWords, ...testWords, ...scheduleWords } as const;

/** Something that happened, as it is stored and sent. */
export type Fact = FactOf<typeof english>;
/** What may be told, and stored: a fact, or words that are marked as somebody else's. */
export type Tellable = Fact | Outside;

/** The words of something told; none where nothing is. */
export const wordsOf = wordsFrom(english);
