import type { FactOrText } from './factOrText.ts';
import { counted, oneOf, say, type Words } from './say.ts';
import type { WordTable } from './wordsFrom.ts';

export interface ServiceArgs {
  /** The service's name, as members know it. */
  service: string;
}

const followed = {
  mail: 'reads new messages, or drafts the ones that you describe. Write “Read the new messages” or “Draft a mail to …”',
  calendar:
    'reads the calendar, suggests free times or proposes a meeting. Write “Read the calendar”, “Offer two free times” or “Plan a meeting with …”',
  contacts: 'only copies the address book. Write “Sync the contacts”',
} as const;

/** Why a run failed, apart from faults of services. */
const ownFailures = {
  agentOff: ({ agent }: { agent: string }) => say`${agent} is switched off in its configuration`,
  calendarSyncOff: () => 'Google Calendar Sync is switched off in the configuration',
  gmailOff: () => 'Gmail Integration is switched off in the configuration',
  noTarget: () => 'Add at least one industry, company size, location or keyword in the configuration',
  noCategory: () => 'Add at least one category in the configuration',
  noPlace: () => 'Add at least one location in the configuration',
  inputMissing: () => 'Enter what the run is about',
  inputNotTaken: ({ agent }: { agent: string }) => say`${agent} takes no input`,
  noQuestion: () => 'There is no question to research; enter one and start again',
  followUpUnknown: () => 'The research that this question follows up on is not completed',
  noInstructions: () => 'Write its instructions in its configuration',
  repositoryUnknown: ({ repository }: { repository: string }) =>
    say`GitHub has no repository ${repository}, or the token can’t see it`,
  noAnswer: ({ service }: ServiceArgs) => say`${service} gave no answer`,
  tooManySteps: () => 'It takes more steps than one run may have; ask for less',
  researchGone: () => 'The research that this run asks again no longer exists',
  researchNotMixed: () => 'Sandbox results and real results can’t be mixed in one research',
  /** `service`: whose answer it was waiting for. */
  runTooLong: ({ seconds, service }: { seconds: number; service?: string }) =>
    service === undefined
      ? say`The run took longer than ${counted(seconds, 'second')}`
      : say`The run took longer than ${counted(seconds, 'second')}, waiting for ${service}`,
  serverFault: ({ run }: { run: string }) => say`Something went wrong on the server; see its log under ${run}`,
  serverStopped: () => 'The server stopped during this run',
  databaseAway: () => 'The server could not read or save what this run needs',
  stepFailed: ({ task, reason }: { task: string; reason?: FactOrText }, words: Words) =>
    reason === undefined ? say`“${task}” failed` : say`“${task}” failed: ${words(reason)}`,
  criteriaUnread: ({ agent, lack }: { agent: string; lack: FactOrText }, words: Words) =>
    say`${agent} can’t tell from this what to find: say what and where, such as “restaurants in Leipzig”. ${words(lack)}`,
  instructionNotFollowed: ({ agent, does }: { agent: string; does: keyof typeof followed }) =>
    say`${agent} can’t follow this: in a workflow it ${followed[does]}`,
  instructionNeedsModel: ({ agent }: { agent: string }) =>
    say`${agent} follows this only with a language model: connect OpenAI or Anthropic`,
  nobodyToWriteTo: () =>
    'There is no one to write to: neither this step nor the ones before it give an e-mail address. Add one, or let this step wait for a step that finds people',
  nothingDrafted: ({ service }: ServiceArgs) => say`${service} drafted no message from this`,
  plannerMissing: () =>
    'Planning from a goal needs a language model: connect OpenAI or Anthropic, or write the steps yourself',
  planEmpty: ({ service }: ServiceArgs) =>
    say`${service} found nothing in this goal that an agent can do. Say what the result should be, or write the steps yourself`,
  workflowGone: () => 'The workflow of this run no longer exists',
} as const satisfies WordTable;

/** What a run lacks, and what to do. */
const lacks = {
  /** Needs one of the services. */
  connectService: ({ services }: { services: readonly string[] }) =>
    say`Connect ${oneOf(services)} under API Connections`,
  connectAccount: ({ services }: { services: readonly string[] }) =>
    say`Connect ${oneOf(services)} with a Refresh Token under API Connections`,
  /** Needs one service out of each choice. */
  connectEach: ({ choices }: { choices: readonly (readonly string[])[] }) =>
    say`Connect ${choices.map(oneOf).join(', and ')}`,
  contactsNotReadable: () =>
    'The Refresh Token can’t read contacts; create one with the scope contacts.readonly, and enable the People API',
  credentialsOutdated: ({ service }: ServiceArgs) =>
    say`${service} does not accept the credentials; enter them again under API Connections`,
  clientOutdated: ({ service }: ServiceArgs) =>
    say`Google does not accept the Client ID and the Client Secret of ${service}; enter them again under API Connections`,
  eventsNotReadable: () => 'The Refresh Token can’t read events; create one with the scope calendar',
  eventsNotWritable: () => 'The Refresh Token can’t write events; create one with the scope calendar',
  eventGone: () => 'The event is no longer in Google Calendar',
  onlyOrganizerChanges: () => 'Only the organizer can change this event',
  placesNotSearchable: () =>
    'The Refresh Token can’t search places; create one with the scope cloud-platform, and enable the Places API (New) and billing',
  mailNotWritable: () => 'The Refresh Token can’t write mail; create one with the scope gmail.modify',
  draftGone: () => 'The draft is no longer in Gmail: it was sent or deleted there',
  realNotPlayed: ({ service }: ServiceArgs) =>
    say`${service} is connected to the sandbox, which can’t send what belongs to a real account`,
  mailNotReadable: () => 'The Refresh Token can’t read mail; create one with the scope gmail.readonly or gmail.modify',
  sandboxNotSent: ({ service }: ServiceArgs) =>
    say`Sandbox records are not sent to ${service}, which is connected to a real account`,
  sheetAddressOdd: () => 'The Google Sheets address in the configuration is not the address of a spreadsheet',
  sheetNotFound: () => 'The spreadsheet was not found; give the Google account access to it',
  sheetOfOtherKind: () => 'The file is not a Google spreadsheet; open it in Google Sheets and save it as one',
  sheetProtected: ({ sheet }: { sheet: string }) =>
    say`The sheet “${sheet}” is protected; let the Google account edit it, or choose another spreadsheet`,
  sheetWithoutRows: () => 'The spreadsheet has no sheet with rows and columns, only charts; choose another one',
  sheetNotWritable: () =>
    'The Refresh Token can’t write to spreadsheets; create one with the scope spreadsheets, and enable the Google Sheets API',
  tokenOutdated: ({ service }: ServiceArgs) =>
    say`The Refresh Token of ${service} has expired or was revoked; enter a new one under API Connections`,
} as const satisfies WordTable;

/** What a service answered, or why it did not. */
const answers = {
  addressRefused: ({ service }: ServiceArgs) =>
    say`The address of ${service} is not allowed: it must be a public https address`,
  /** The model came to the most that it may write. */
  answerCut: ({ service }: ServiceArgs) => say`The answer from ${service} was cut off at its length limit`,
  answerDeclined: ({ service }: ServiceArgs) => say`${service} declined to answer this`,
  busy: ({ service }: ServiceArgs) => say`${service} accepts no more requests at the moment`,
  callNotAllowed: ({ service }: ServiceArgs) => say`${service} accepts the credentials but does not allow this call`,
  certificateUntrusted: ({ service }: ServiceArgs) => say`The certificate of ${service} could not be trusted`,
  fault: ({ service, status }: ServiceArgs & { status: number }) =>
    say`${service} has a problem at the moment (status ${status})`,
  hostUnknown: ({ service }: ServiceArgs) => say`The address of ${service} was not found`,
  /** `variable`: the one of the server that names the model; without it the agent does. Older ones name no model. */
  modelUnknown: ({ service, model, variable }: ServiceArgs & { model?: string; variable?: string }) => {
    if (model === undefined) return say`${service} does not have the language model that this server asks for`;
    return variable === undefined
      ? say`${service} does not have the language model ${model}; name another under Configuration`
      : say`${service} does not have the language model ${model}; whoever runs this server can name another by ${variable}`;
  },
  noCredit: ({ service }: ServiceArgs) => say`The account at ${service} has no credit left`,
  quotaUsedUp: ({ service }: ServiceArgs) => say`The daily quota of ${service} is used up`,
  redirected: ({ service }: ServiceArgs) => say`${service} answered with a redirect, which is not followed`,
  requestRefused: ({ service, status }: ServiceArgs & { status: number }) =>
    say`${service} refused the request (status ${status})`,
  timedOut: ({ service }: ServiceArgs) => say`${service} did not answer in time`,
  tooMuchAtOnce: ({ service }: ServiceArgs) => say`This is too much for ${service} to read at once`,
  toolsUnknown: ({ service }: ServiceArgs) =>
    say`The language model of ${service} can’t use tools; choose one that can`,
  unexpectedStatus: ({ service, status }: ServiceArgs & { status: number }) =>
    say`${service} answered with an unexpected status (${status})`,
  unreachable: ({ service }: ServiceArgs) => say`${service} could not be reached`,
  answerTooLarge: ({ service }: ServiceArgs) => say`The answer from ${service} was too large to read`,
  unreadable: ({ service }: ServiceArgs) => say`${service} sent an answer that could not be read`,
  unsendable: () => 'The credentials contain invalid characters, such as line breaks',
} as const satisfies WordTable;

/** Why a page of the web could not be read. */
const pages = {
  pageAnswered: ({ status }: { status: number }) => say`Its website answered ${status}`,
  pageClosed: () => 'Its website does not let robots read it',
  pageEmpty: () => 'There is no text on it',
  pageNotSecure: () => 'Its address does not start with https',
  pageOfKind: ({ type }: { type: string }) => say`It is not a text page (${type})`,
  pageTooLarge: () => 'It is too long to read',
  pageSilent: () => 'Its website did not answer',
} as const satisfies WordTable;

/** Why something failed. */
export const failureWords = { ...ownFailures, ...lacks, ...answers, ...pages } as const;
