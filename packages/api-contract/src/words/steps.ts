import { recordCountWords, allOf, counted, oneOf, say, type Words } from './say.ts';
import type { FactOrText } from './factOrText.ts';
import type { ServiceArgs } from './failures.ts';
import type { WordTable } from './wordsFrom.ts';

export interface RecordsWritten {
  collection: string;
  added: number;
  updated?: number;
  removed?: number;
}

export interface MapsSearch {
  category: string;
  place: string;
  page: number;
}

/** Why items of an answer were left out, an entry for each of them. */
export interface ItemsLeftOut {
  read: number;
  of: number;
  why: readonly ('too-large' | 'odd' | 'gone' | 'fault' | 'unusable')[];
}

const whyLeftOut: Readonly<Record<ItemsLeftOut['why'][number], string>> = {
  'too-large': 'too large to read',
  odd: 'not in the documented format',
  gone: 'no longer there',
  fault: 'not delivered by the service',
  unusable: 'what the model said of it could not be used',
};

/** What a run did, step by step, and what it is doing. */
export const stepWords = {
  serviceAsked: ({ service }: ServiceArgs) => say`Asked ${service}`,
  begunAgain: ({ calls }: { calls: number }) =>
    say`The server at work stopped, so the run begins again: ${counted(calls, 'call')} up to here may be made, and paid, once more`,
  signedIn: ({ service }: ServiceArgs) => say`Signed in to ${service}`,
  eventInserted: () => 'Added an event to Google Calendar',
  eventPatched: () => 'Changed an event in Google Calendar',
  eventDeleted: () => 'Deleted an event from Google Calendar',
  eventRead: () => 'Read an event from Google Calendar',
  busyTimesRead: ({ calendars }: { calendars: number }) =>
    say`Read the busy times of ${counted(calendars, 'calendar')}`,
  draftKept: () => 'Saved a draft in Gmail',
  draftDeleted: () => 'Deleted a draft from Gmail',
  draftSent: () => 'Sent a draft from Gmail',
  pageRead: ({ service, page }: ServiceArgs & { page: number }) => say`${service}, page ${page}`,
  sourcesSearched: ({ service, field }: ServiceArgs & { field: string }) =>
    say`Searched the ${field} through ${service}`,
  itemsLeftOut: ({ read, of, why }: ItemsLeftOut) => {
    const kinds = Object.entries(whyLeftOut).flatMap(([kind, words]): [number, string][] => {
      const count = why.filter((one) => one === kind).length;
      return count === 0 ? [] : [[count, words]];
    });
    const said = kinds.map(([count, words]) => (kinds.length === 1 ? words : say`${count} ${words}`));
    return say`${read} of ${of} read, ${of - read} left out: ${allOf(said)}`;
  },
  pagesRead: ({ pages, read }: { pages: number; read: number }) =>
    read === pages
      ? say`Read ${counted(pages, 'page')}`
      : say`Read ${read} of ${counted(pages, 'page')}; ${pages - read} could not be read`,
  readingPages: ({ pages }: { pages: number }) => say`Reading ${counted(pages, 'page')}`,
  sourcesTakenOver: ({ sources }: { sources: number }) =>
    say`Reused ${counted(sources, 'source')} of the earlier research`,
  sourcesAskedAbout: ({ service, sources }: ServiceArgs & { sources: number }) =>
    say`${service} judged ${counted(sources, 'source')}`,
  sourcesLeftOut: ({ sources }: { sources: number }) =>
    say`Left out ${counted(sources, 'source')} that the settings do not accept`,
  peopleCompleted: ({ service, people }: ServiceArgs & { people: number }) =>
    say`${service}, ${counted(people, 'person', 'people')} completed`,
  duplicatesSkipped: ({ records }: { records: number }) => say`Skipped ${counted(records, 'duplicate')}`,
  belowMinimumDropped: ({ records, minimum }: { records: number; minimum: number }) =>
    say`Dropped ${records} below the minimum score of ${minimum}`,
  messagesWritten: ({ service, messages }: ServiceArgs & { messages: number }) =>
    say`${service} drafted ${counted(messages, 'message')}`,
  peopleToWriteTo: ({ people }: { people: number }) =>
    say`Writes to ${counted(people, 'person', 'people')} with an address`,
  meetingAskedAbout: ({ service }: ServiceArgs) => say`${service} read what to schedule`,
  goalAskedAbout: ({ service }: ServiceArgs) => say`Asked ${service} for a plan`,
  planAgentUnknown: ({ agent, task }: { agent: string; task: string }) =>
    say`Left out “${task}”: there is no agent “${agent}”`,
  planTooLong: ({ most }: { most: number }) => say`Left out what came after the first ${counted(most, 'step')}`,
  planOrderMended: ({ task }: { task: string }) =>
    say`“${task}” was set to wait for itself or a later step; it waits only for earlier ones`,
  planStepLeftOut: ({ task, reason }: { task: string; reason: FactOrText }, words: Words) =>
    say`Left out “${task}”: ${words(reason)}`,
  planStepWaits: ({ task }: { task: string }) => say`Left out “${task}”, which waits for a step that was left out`,
  workflowPlanned: ({ service, steps }: ServiceArgs & { steps: number }) =>
    say`${service} planned ${counted(steps, 'step')}`,
  earlierResultsSeen: ({ steps }: { steps: number }) => say`Uses the results of ${counted(steps, 'earlier step')}`,
  resultReused: ({ run }: { run: string }) =>
    say`Reused the result of run ${run}, which had the same input and configuration`,
  rowsAppended: ({ rows }: { rows: number }) => say`Added ${counted(rows, 'row')} to the spreadsheet`,
  sheetNotWritten: ({ reason }: { reason: FactOrText }, words: Words) =>
    say`The spreadsheet was not written: ${words(reason)}`,
  recordsWritten: ({ collection, added, updated = 0, removed = 0 }: RecordsWritten) =>
    [
      ...(added > 0 || updated + removed === 0 ? [`added ${recordCountWords(collection, added)}`] : []),
      ...(updated > 0 ? [`updated ${recordCountWords(collection, updated)}`] : []),
      ...(removed > 0 ? [`removed ${recordCountWords(collection, removed)}`] : []),
    ]
      .join(', ')
      .replace(/^./, (letter) => letter.toUpperCase()),
  missingContactsKept: ({ contacts }: { contacts: number }) =>
    say`Kept ${counted(contacts, 'contact')} that the address book did not show, since not all of it could be read`,
  duplicatesMerged: ({ records }: { records: number }) => say`Merged ${counted(records, 'duplicate')}`,
  tooFarLeftOut: ({ records, miles }: { records: number; miles: number }) =>
    say`Left out ${counted(records, 'result')} more than ${counted(miles, 'mile')} away`,
  closedLeftOut: ({ records }: { records: number }) =>
    say`Left out ${recordCountWords('businesses', records)} marked as permanently closed`,
  closedMarked: ({ records }: { records: number }) =>
    say`Marked ${recordCountWords('businesses', records)} as permanently closed`,
  websitesVisited: ({ websites, answered }: { websites: number; answered: number }) =>
    say`Visited ${counted(websites, 'website')}, ${answered} answered`,
  notGiven: ({ service, fields }: ServiceArgs & { fields: readonly string[] }) =>
    say`${service} gives no ${oneOf(fields)}`,
  searchGoesOn: ({ category, place, page }: MapsSearch) =>
    say`Continued where the last run stopped: page ${page} of ${category} in ${place}`,
  searchPageRead: ({ category, place, page }: MapsSearch) => say`${category} in ${place}, page ${page}`,
  readingSearchPage: ({ category, place, page }: MapsSearch) => say`Reading page ${page} of ${category} in ${place}`,
  readingPage: ({ service, page }: ServiceArgs & { page: number }) => say`Reading page ${page} from ${service}`,
  readingMessage: ({ message, of }: { message: number; of: number }) => say`Reading message ${message} of ${of}`,
  sortingMessages: ({ messages }: { messages: number }) => say`Sorting ${counted(messages, 'message')}`,
  draftingReply: ({ reply, of }: { reply: number; of: number }) => say`Drafting reply ${reply} of ${of}`,
  draftingMessages: ({ people }: { people: number }) =>
    say`Drafting messages to ${counted(people, 'person', 'people')}`,
  savingDraft: ({ draft, of }: { draft: number; of: number }) => say`Saving draft ${draft} of ${of}`,
  completingPeople: ({ service, people }: ServiceArgs & { people: number }) =>
    say`Completing ${counted(people, 'person', 'people')} with ${service}`,
  writingRows: ({ rows }: { rows: number }) => say`Writing ${counted(rows, 'row')} to the spreadsheet`,
  visitingWebsites: ({ category, place, page }: MapsSearch) =>
    say`Visiting the websites on page ${page} of ${category} in ${place}`,
  lookingForRooms: () => say`Looking for free rooms`,
  lookingForTimes: () => say`Looking for free times`,
  settlingEvents: ({ event, of }: { event: number; of: number }) =>
    say`Answering invitations and booking rooms: ${event} of ${of}`,
  usingTool: ({ tool }: { tool: string }) => say`Using “${tool}”`,
  askingService: ({ service }: ServiceArgs) => say`Asking ${service}`,
  modelAsked: ({ service }: ServiceArgs) => say`Asked ${service}`,
  toolLeftOut: ({ tool, reason }: { tool: string; reason: FactOrText }, words: Words) =>
    say`Worked without “${tool}”: ${words(reason)}`,
  toolFailed: ({ tool, reason }: { tool: string; reason: FactOrText }, words: Words) =>
    say`“${tool}” failed: ${words(reason)}`,
  recordsRead: ({ collection, records }: { collection: string; records: number }) =>
    say`Read ${recordCountWords(collection, records)}`,
  workingThrough: ({ task }: { task: string }) => say`Working on “${task}”`,
} as const satisfies WordTable;
