import { recordCountWords, allOf, counted, grouped, oneOf, say, type Words, money } from './say.ts';
import type { FactOrText } from './factOrText.ts';
import type { WordTable } from './wordsFrom.ts';

export interface Spent {
  readonly spent: number;
  readonly budget: number;
  readonly currency: string;
}

/** What budgets did to runs. */
export const budgetWords = {
  monthBudgetSpent: ({ spent, budget, currency }: Spent) =>
    say`${money(spent, currency)} of ${money(budget, currency)} spent this month`,
  runBudgetSpent: ({ spent, budget, currency }: Spent) =>
    say`${money(spent, currency)} of the ${money(budget, currency)} that a run may cost has been spent`,
  /** A run that ended with what it had. `kept` says what that is. */
  stoppedAtBudget: ({ reason, kept }: { reason: FactOrText; kept: FactOrText }, words: Words) =>
    say`${words(reason)}. ${words(kept)}`,
} as const;

/** What became of the people that a run found. */
export interface LeadsFound {
  added: number;
  updated: number;
  below: number;
  duplicates: number;
}

export interface BusinessesFound {
  found: number;
  places: readonly string[];
  added: number;
  verified?: number;
  merged: number;
  tooFar: number;
  limit?: number;
}

/** Results of completed runs. */
export const resultWords = {
  contactsUnchanged: ({ contacts }: { contacts: number }) => say`${counted(contacts, 'contact')}, nothing new`,
  contactsChanged: ({ added, updated, removed }: { added: number; updated: number; removed: number }) =>
    say`${counted(added, 'contact')} added, ${updated} updated, ${removed} removed`,
  /** Nothing is changed before a member has seen it. */
  contactsPreviewed: ({ added, updated, removed }: { added: number; updated: number; removed: number }) =>
    say`Nothing changed yet: ${counted(added, 'contact')} would be added, ${updated} updated, ${removed} removed. Review the changes before they are applied`,
  messagesRead: ({
    messages,
    added,
    left = 0,
    drafted = 0,
    leftOut = [],
  }: {
    messages: number;
    added: number;
    /** How many messages could not be read. */
    left?: number;
    drafted?: number;
    leftOut?: readonly string[];
  }) =>
    [
      left > 0
        ? say`${messages} of ${counted(messages + left, 'message')} read, ${added} new`
        : say`${counted(messages, 'message')} read, ${added} new`,
      ...(drafted > 0 ? [say`${counted(drafted, 'reply', 'replies')} drafted`] : []),
      ...(leftOut.length > 0 ? [say`no ${oneOf(leftOut)} without a language model`] : []),
    ].join('; '),
  messagesDrafted: ({ messages }: { messages: number }) =>
    say`${counted(messages, 'message')} drafted; nothing is sent until someone presses Send`,
  eventsRead: ({ events }: { events: number }) => say`${counted(events, 'event')} read`,
  peopleFound: ({ people, leads }: { people: number; leads: number }) =>
    say`${counted(people, 'person', 'people')} found, ${counted(leads, 'new lead')}`,
  leadsFound: ({ added, updated, below, duplicates, sheet }: LeadsFound & { sheet?: FactOrText }, words: Words) => {
    const others = [
      ...(below > 0
        ? [below === 1 ? '1 was below the minimum score' : say`${below} were below the minimum score`]
        : []),
      ...(duplicates > 0 ? [duplicates === 1 ? '1 was a duplicate' : say`${duplicates} were duplicates`] : []),
    ];
    return [
      updated > 0 ? say`${counted(added, 'lead')} added, ${updated} updated` : say`${counted(added, 'lead')} added`,
      ...(others.length > 0 ? [others.join(', ')] : []),
      ...(sheet === undefined ? [] : [words(sheet)]),
    ].join('; ');
  },
  rowsInSheet: ({ rows }: { rows: number }) => say`${counted(rows, 'row')} added to the spreadsheet`,
  notInSheet: ({ reason }: { reason: FactOrText }, words: Words) =>
    say`none added to the spreadsheet: ${words(reason)}`,
  dailyLeadsFound: ({ leads }: { leads: number }) => say`${leads} of ${counted(leads, 'lead')} found today`,
  dailyBusinessesFound: ({ limit }: { limit: number }) =>
    say`${grouped(limit)} of ${grouped(limit)} businesses found today`,
  /** `verified` is missing where nothing was verified; `limit`: the daily limit, if it cut the run short. */
  businessesFound: ({ found, places, added, verified, merged, tooFar, limit }: BusinessesFound) => {
    const parts = [
      ...(added < found ? [say`${added} of them new`] : []),
      ...(verified === undefined ? [] : [say`${verified} verified`]),
    ];
    const less = [
      ...(merged > 0 ? [say`${counted(merged, 'duplicate')} merged`] : []),
      ...(tooFar > 0 ? [say`${tooFar} too far away`] : []),
      ...(limit === undefined ? [] : [say`daily limit of ${grouped(limit)} reached, the rest waits for the next run`]),
    ].join(', ');
    return [
      [say`${recordCountWords('businesses', found)} found in ${allOf(places)}`, ...parts].join(', '),
      ...(less === '' ? [] : [less.replace(/^./, (letter) => letter.toUpperCase())]),
    ].join('. ');
  },
  noSourceFound: () => 'No sources found',
  noSourceFits: ({ sources }: { sources: number }) =>
    say`${counted(sources, 'source')} found, none matching the settings`,
  sourcesJudged: ({ sources, insights }: { sources: number; insights: number }) =>
    say`${counted(sources, 'source')}, ${counted(insights, 'insight')}`,
  newSources: ({ sources }: { sources: number }) => say`${counted(sources, 'new source')}`,
  noNewSource: () => 'No new sources',
  tasksDone: ({ done, tasks }: { done: number; tasks: number }) => say`${done} of ${counted(tasks, 'task')}`,
  /** What a run that was cut short has written. */
  recordsKept: ({ kept }: { kept: readonly { collection: string; count: number }[] }) =>
    say`${allOf(kept.map(({ collection, count }) => recordCountWords(collection, count)))} kept`,
  nothingKept: () => 'Nothing was written',
  /** `run`: the id of the run that found it. */
  resultTakenOver: ({ result }: { result: FactOrText; run: string }, words: Words) =>
    say`${words(result)} (reused from a run in the last 24 hours)`,
  noWorkflowWaits: () => 'No workflow is waiting; add one to run its steps',
  workflowsHeld: ({ workflows }: { workflows: number }) =>
    say`${counted(workflows, 'workflow is', 'workflows are')} on hold: the orchestrator is paused`,
  workflowsUnderWay: ({ workflows }: { workflows: number }) =>
    say`${counted(workflows, 'workflow is', 'workflows are')} under way`,
} as const satisfies WordTable;
