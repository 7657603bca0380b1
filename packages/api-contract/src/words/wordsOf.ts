import { actionWords } from './actions.ts';
import { activityWords } from './activity.ts';
import { budgetWords, resultWords } from './results.ts';
import { calendarWords, slotWords } from './calendar.ts';
import { failureWords } from './failures.ts';
import { previewWords, scoreWords } from './leads.ts';
import { sendingWords } from './sending.ts';
import { stepWords } from './steps.ts';
import { testWords } from './tests.ts';
import type { ExternalText } from './factOrText.ts';
import { wordsFrom, type FactOf } from './wordsFrom.ts';

/**
 * Every fact in English, as a sentence without its full stop. Facts are stored, so a released kind keeps its name and
 * its arguments. Another language is another table of the same kinds.
 */
const english = {
  ...activityWords,
  ...calendarWords,
  ...actionWords,
  ...resultWords,
  ...failureWords,
  ...testWords,
  ...slotWords,
  ...stepWords,
  ...scoreWords,
  ...previewWords,
  ...sendingWords,
  ...budgetWords,
} as const;

/** Something that happened, as stored and sent. */
export type Fact = FactOf<typeof english>;
/** What may be stored: a fact, or a text that is marked as somebody else's. */
export type FactOrExternalText = Fact | ExternalText;

/** The words of a fact, or the text itself; empty for undefined. */
export const wordsOf = wordsFrom(english);
