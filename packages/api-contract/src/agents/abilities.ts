import { agentTable, type AgentSlug } from '../agentTable.ts';
import type { ServiceId } from '../catalogue.ts';
import { serviceUse } from '../services/serviceUse.ts';
import { agentOf, agents, type AnyAgent } from './all.ts';
import { customSettings, customToolTable, customType, customServices } from './custom.ts';
import { isSentCollection, sendServiceTable, type SendService, type SentCollection } from '../records/send.ts';

const slugOf = (listType: string): AgentSlug | undefined =>
  agentTable.find((entry) => entry.listType === listType)?.slug;

const agentFor = (listType: string): AnyAgent | undefined => {
  const slug = slugOf(listType);
  return slug && agentOf(slug);
};

/** Where an agent sends new records by itself, by its type and its settings. */
export function newRecordDestinations(listType: string, settings: unknown): readonly SendService[] {
  const contract = agentFor(listType)?.settings;
  return contract && 'sendNewTo' in contract.defaults
    ? (contract.readOne(settings, 'sendNewTo') as readonly SendService[])
    : [];
}

/** The connections through which it does. */
const newRecordConnections = (listType: string, settings: unknown): readonly ServiceId[] =>
  newRecordDestinations(listType, settings).flatMap((service) => sendServiceTable[service].through);

/** The collection of an agent of this type that can be sent, if one can. */
export const collectionSentBy = (listType: string): SentCollection | undefined =>
  Object.keys(agentFor(listType)?.records ?? {}).find(isSentCollection);

type Defaults<Slug extends AgentSlug> = (typeof agents)[Slug]['settings']['defaults'];
/** What an agent does, and the setting without which it does not. */
type Abilities<Slug extends AgentSlug> = readonly (readonly [ability: string, when?: keyof Defaults<Slug> & string])[];

const abilities: { readonly [Slug in AgentSlug]: Abilities<Slug> } = {
  research: [
    ['Web search'],
    ['Source rating'],
    ['Insights'],
    ['Summaries', 'autoSummarization'],
    ['Monitoring', 'realTimeMonitoring'],
  ],
  orchestrator: [['Planning'], ['Routing', 'loadBalancing'], ['Recovery', 'errorRecovery']],
  'maps-scraper': [
    ['Place search'],
    ['Verification', 'autoVerification'],
    ['Duplicate filtering', 'duplicateFiltering'],
    ['Enrichment', 'dataEnrichment'],
    ['Automatic sending', 'sendNewTo'],
  ],
  contacts: [['Contact sync'], ['Duplicate merging'], ['Automatic sending', 'sendNewTo']],
  calendar: [
    ['Calendar sync', 'googleCalendarSync'],
    ['Accepting invitations', 'autoScheduling'],
    ['Declining conflicts', 'autoDeclineConflicts'],
    ['Room booking', 'meetingRoomBooking'],
  ],
  email: [['Sorting'], ['Reply drafts'], ['Auto replies', 'autoReply'], ['Sentiment analysis', 'sentimentAnalysis']],
  'lead-generation': [
    ['Lead search'],
    ['Scoring'],
    ['Enrichment', 'autoEnrichment'],
    ['E-mail validation', 'emailValidation'],
    ['Sheet export', 'googleSheetsUrl'],
    ['Automatic sending', 'sendNewTo'],
  ],
};

const isOn = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** What the program of an agent does, by its type and its settings. */
export function capabilitiesOf(listType: string, settings: unknown): string[] {
  if (listType === customType) return customSettings.read(settings).tools.map((tool) => customToolTable[tool].name);
  const slug = slugOf(listType);
  if (!slug) return [];
  const contract = agentOf(slug).settings;
  const all: readonly (readonly [string, string?])[] = abilities[slug];
  return all.flatMap(([ability, when]) =>
    when === undefined || isOn(contract.readOne(settings, when)) ? ability : [],
  );
}

/** The services that runs of an agent call, by its type and its settings. */
export function servicesOf(listType: string, settings: unknown): readonly ServiceId[] {
  if (listType === customType) return customServices(customSettings.read(settings));
  return [...new Set([...ownServicesOf(listType), ...newRecordConnections(listType, settings)])];
}

function ownServicesOf(listType: string): readonly ServiceId[] {
  const slug = slugOf(listType);
  return slug ? serviceUse[slug] : [];
}

/** The same, as the detail of an agent lists them: 'google_calendar'. A Google account is only called for a sheet. */
export function integrationsOf(listType: string, settings: unknown): string[] {
  const sheet =
    listType === 'lead-generation' && agents['lead-generation'].settings.readOne(settings, 'googleSheetsUrl') !== '';
  const own = listType === customType ? servicesOf(listType, settings) : ownServicesOf(listType);
  const called = listType === 'lead-generation' && !sheet ? own.filter((id) => id === 'apollo') : own;
  return [...new Set([...called, ...newRecordConnections(listType, settings)])].map((id) => id.replaceAll('-', '_'));
}
