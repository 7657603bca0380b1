import { takesTime, type EventAnswer, type EventTiming } from '@switchboard/api-contract/agents/takesTime';

/** What the account answered. Its own events and what it accepted need no word. */
const answerMarks = {
  declined: 'Declined',
  tentative: 'Answered maybe',
  open: 'Not answered',
  unnamed: 'Not invited by name',
} as const satisfies Partial<Record<EventAnswer, string>>;

/** What an event is besides one, by Google's `eventType`. */
const eventKindMarks = {
  outOfOffice: 'Out of office',
  focusTime: 'Focus time',
  workingLocation: 'Working location',
  birthday: 'Birthday',
  fromGmail: 'From Gmail',
} as const;

const visibilityMarks = { private: 'Private', confidential: 'Private' } as const;

const wordIn = (table: Readonly<Record<string, string>>, value: string | null | undefined): string[] =>
  value !== null && value !== undefined && Object.hasOwn(table, value) ? [table[value] ?? ''] : [];

interface Marked extends EventTiming {
  readonly visibility?: string | undefined;
}

/** The words that say how an event stands in the calendar: whether it takes no time, what was answered, what it is. */
export const eventMarks = (event: Marked): readonly string[] => [
  ...(event.transparency === 'transparent' ? ['Free'] : []),
  ...wordIn(answerMarks, event.answer),
  ...wordIn(eventKindMarks, event.eventType),
  ...wordIn(visibilityMarks, event.visibility),
];

/** The same in one line, beginning with whether it takes time: 'Busy · Out of office'. */
export const shownAs = (event: Marked): string =>
  [takesTime(event) ? 'Busy' : 'Free', ...eventMarks(event).filter((word) => word !== 'Free')].join(' · ');
