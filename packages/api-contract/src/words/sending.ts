import type { Service } from './failures.ts';
import { countedIn } from './nouns.ts';
import { say } from './say.ts';
import type { WordTable } from './wordsFrom.ts';

export interface Sent extends Service {
  collection: string;
  created: number;
  updated: number;
  refused: number;
}

/** What was sent to other services, and why something was not. Short, since the dashboard loads all words. */
export const sendingWords = {
  recordsSent: ({ service, collection, created, updated, refused }: Sent) =>
    say`Sent ${countedIn(collection, created + updated)} to ${service}: ${created} created, ${updated} updated, ${refused} refused`,
  recordWithoutAddress: ({ service }: Service) => say`It has no e-mail address, and ${service} knows people by theirs`,
  severalThere: ({ service }: Service) => say`${service} has several with this e-mail address`,
  recordGone: () => 'It does not exist any more',
  notTaken: ({ service }: Service) => say`${service} did not say what became of it`,
  nothingShared: ({ service }: Service) => say`Share a table with a field for e-mail addresses in ${service}`,
  placeGone: ({ service }: Service) => say`The place in ${service} is gone; choose again`,
} as const satisfies WordTable;
