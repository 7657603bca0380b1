import { agentTable } from '../agentTable.ts';
import type { ServiceId } from '../catalogue.ts';
import { isSentCollection, sendServiceTable, type SendService, type SentCollection } from '../records/send.ts';
import { agents } from './all.ts';

const agentFor = (listType: string) => {
  const slug = agentTable.find((entry) => entry.listType === listType)?.slug;
  return slug && agents[slug];
};

/** Where an agent sends new records by itself, by its type and its settings. */
export function newRecordDestinations(listType: string, settings: unknown): readonly SendService[] {
  const read = agentFor(listType)?.settings.read(settings);
  return read && 'sendNewTo' in read ? read.sendNewTo : [];
}

/** The connections through which it does. */
export const newRecordConnections = (listType: string, settings: unknown): readonly ServiceId[] =>
  newRecordDestinations(listType, settings).flatMap((service) => sendServiceTable[service].through);

/** The collection of an agent of this type that can be sent, if one can. */
export const collectionSentBy = (listType: string): SentCollection | undefined =>
  Object.keys(agentFor(listType)?.records ?? {}).find(isSentCollection);
