import type { ServiceArgs } from './failures.ts';
import type { FactOrText } from './factOrText.ts';
import { allOf, recordCountWords, say, type Words } from './say.ts';
import type { WordTable } from './wordsFrom.ts';

export interface Sent extends ServiceArgs {
  collection: string;
  created: number;
  updated: number;
  /** Those that had the address of another one; only told where there were any. */
  skipped?: number;
  refused: number;
}

export interface Unsent extends ServiceArgs {
  collection: string;
  count: number;
  reason: FactOrText;
}

export interface SentInPart extends ServiceArgs {
  cut: readonly string[];
  leftOut: readonly string[];
}

/** What was sent to other services, and why something was not. Short, since the dashboard loads all words. */
export const sendingWords = {
  recordsSent: ({ service, collection, created, updated, skipped = 0, refused }: Sent) =>
    say`Sent ${recordCountWords(collection, created + updated)} to ${service}: ${created} created, ${updated} updated, ${skipped > 0 ? say`${skipped} skipped, ` : ''}${refused} refused`,
  recordsRefused: ({ service, collection, count, reason }: Unsent, words: Words) =>
    say`${recordCountWords(collection, count)} not sent to ${service}: ${words(reason)}`,
  recordsInPart: ({ service, collection, count, reason }: Unsent, words: Words) =>
    say`${recordCountWords(collection, count)} not whole in ${service}: ${words(reason)}`,
  /** They are sent with the next run. */
  recordsWait: ({ service, collection, count, reason }: Unsent, words: Words) =>
    say`${recordCountWords(collection, count)} wait to be sent to ${service}: ${words(reason)}`,
  sendingTakesLong: () => 'There was no time left to send everything new; the next run continues',
  mostSentAtOnce: () => 'One run sends no more than this',
  mayHaveArrived: ({ service }: ServiceArgs) =>
    say`It may have arrived in ${service}; check there before you send it again`,
  recordWithoutAddress: ({ service }: ServiceArgs) => say`It has no e-mail address, which ${service} needs`,
  addressFieldUnclear: ({ service }: ServiceArgs) =>
    say`Choose under Send to which field of ${service} has the e-mail address`,
  severalThere: ({ service }: ServiceArgs) => say`${service} has several records with this e-mail address`,
  /** By the names of its fields. */
  sentInPart: ({ service, cut, leftOut }: SentInPart) =>
    [
      ...(cut.length > 0 ? [say`${allOf(cut)} ${cut.length === 1 ? 'was' : 'were'} cut to fit`] : []),
      ...(leftOut.length > 0
        ? [
            say`${allOf(leftOut)} ${leftOut.length === 1 ? 'was' : 'were'} left out, since ${service} does not take the ${leftOut.length === 1 ? 'value' : 'values'}`,
          ]
        : []),
    ].join('; '),
  similarThere: ({ service }: ServiceArgs) => say`${service} has a similar record, and its rules allow no second one`,
  recordGone: () => 'It no longer exists',
  notTaken: ({ service }: ServiceArgs) => say`${service} did not confirm it`,
  mayBeThere: ({ service }: ServiceArgs) => say`${service} could not say whether it is already there`,
  nothingShared: ({ service }: ServiceArgs) => say`Share a table with a field for e-mail addresses in ${service}`,
  placeGone: ({ service }: ServiceArgs) => say`What you chose in ${service} no longer exists; choose again`,
} as const satisfies WordTable;
