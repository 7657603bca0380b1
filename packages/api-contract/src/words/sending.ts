import type { FactOrText } from './factOrText.ts';
import type { Service } from './failures.ts';
import { countedIn } from './nouns.ts';
import { counted, say, type Words } from './say.ts';
import type { WordTable } from './wordsFrom.ts';

export interface Sent extends Service {
  collection: string;
  created: number;
  updated: number;
  refused: number;
}

/** What was sent to other services, and why something was not. */
export const sendingWords = {
  recordsSent: ({ service, collection, created, updated, refused }: Sent) =>
    refused === 0
      ? say`Sent ${countedIn(collection, created + updated)} to ${service}: ${created} created, ${updated} updated`
      : say`Sent ${countedIn(collection, created + updated)} to ${service}: ${created} created, ${updated} updated, ${refused} refused`,
  sendRecords: ({ service, collection, records }: Service & { collection: string; records: number }) =>
    say`Send ${countedIn(collection, records)} to ${service}`,
  noneSent: ({ service, reason }: Service & { reason: FactOrText }, words: Words) =>
    say`Nothing was sent to ${service}: ${words(reason)}`,
  recordsToSendGone: () => 'None of these records is there any more',
  recordWithoutAddress: ({ service }: Service) => say`It has no e-mail address, and ${service} knows people by theirs`,
  severalThere: ({ service }: Service) => say`${service} has several with this e-mail address`,
  recordGone: () => 'It does not exist any more',
  notTaken: ({ service }: Service) => say`${service} did not say what became of it`,
  busyFor: ({ service, seconds }: Service & { seconds: number }) =>
    say`${service} accepts no more requests for ${counted(seconds, 'second')}`,
  nothingShared: ({ service }: Service) =>
    say`${service} shows nothing that records could go into; share a table that has a field for e-mail addresses`,
  placeGone: ({ service }: Service) => say`What was chosen in ${service} is not there any more; choose again`,
  addressNotMatched: () => 'Choose where the e-mail address goes: records are recognised by it',
  fieldsNotThere: ({ service, fields }: Service & { fields: readonly string[] }) =>
    say`${service} has no field ${fields.join(', ')} that can be written`,
} as const satisfies WordTable;
