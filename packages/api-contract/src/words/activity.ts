import type { FactOrText } from './factOrText.ts';
import { allOf, counted, say, type Words } from './say.ts';
import type { WordTable } from './wordsFrom.ts';

const whose = (what: string, { by }: { by?: string }): string => (by === undefined ? what : say`${what} by ${by}`);

/** What members and agents did, for Recent Activity. */
export const activityWords = {
  agentStarted: (args: { by?: string }) => whose('Started', args),
  agentPaused: (args: { by?: string }) => whose('Paused', args),
  runCancelled: (args: { by?: string }) => whose('Run cancelled', args),
  agentRestarted: (args: { by?: string }) => whose('Restarted', args),
  configurationChanged: (args: { by?: string }) => whose('Configuration changed', args),
  scheduleChanged: (args: { by?: string }) => whose('Schedule changed', args),
  scheduledRunLeftOut: ({ reason }: { reason: FactOrText }, words: Words) =>
    say`Scheduled run skipped: ${words(reason)}`,
  lastRunOpen: () => 'The last run has not finished',
  criteriaFilled: ({ criteria, by }: { criteria: readonly string[]; by: string }) =>
    say`Sandbox criteria filled in by ${by}: ${allOf(criteria)}`,
  sandboxRecordsDeleted: ({ records, by }: { records: number; by: string }) =>
    say`${counted(records, 'sandbox record')} deleted by ${by}`,
  promptChanged: (args: { by?: string }) => whose('System prompt changed', args),
  leadAdded: ({ name, by }: { name: string; by: string }) => say`${name} added by ${by}`,
  leadsAdded: ({ leads, source }: { leads: number; source: string }) =>
    say`${counted(leads, 'lead')} added from ${source}`,
  messageWritten: ({ to, by }: { to: string; by: string }) => say`Message to ${to} written by ${by}`,
  templateAdded: ({ name, by }: { name: string; by: string }) => say`Template “${name}” added by ${by}`,
  eventScheduled: ({ title, by }: { title: string; by: string }) => say`“${title}” scheduled by ${by}`,
  /** Why an event is in no other calendar. */
  keptConnectToInvite: () => 'Kept here: connect Google Calendar to send invitations',
  keptSyncToInvite: () => 'Kept here: turn on Google Calendar sync to send invitations',
  keptNotSent: ({ reason }: { reason: FactOrText }, words: Words) => say`Kept here: ${words(reason)}`,
  agentDeleted: ({ name, by }: { name: string; by: string }) => say`${name} deleted by ${by}`,
  answered: ({ question }: { question: string }) => say`Answered “${question}”`,
  mailboxSynced: ({ added }: { added?: number }) =>
    added === undefined ? 'Mailbox synced' : say`Mailbox synced: ${counted(added, 'new message')}`,
  calendarSynced: ({ events }: { events?: number }) =>
    events === undefined ? 'Google Calendar synced' : say`Google Calendar synced: ${counted(events, 'event')}`,
  contactsSynced: ({ outcome }: { outcome: FactOrText }, words: Words) =>
    say`Google contacts synced: ${words(outcome)}`,
  contactsPreviewApplied: ({ outcome, by }: { outcome: FactOrText; by: string }, words: Words) =>
    say`Sync applied by ${by}: ${words(outcome)}`,
  contactsPreviewCancelled: ({ by }: { by: string }) => say`Sync cancelled by ${by}: nothing changed`,
  contactsMerged: ({ name, by }: { name?: string; by: string }) =>
    name === undefined ? say`Two contacts merged by ${by}` : say`${name} merged from two contacts by ${by}`,
  contactsKept: ({ by }: { by: string }) => say`Two similar contacts kept by ${by}`,
  researchStarted: ({ title }: { title: string }) => say`Research “${title}” started`,
  researchCompleted: ({ title, outcome }: { title: string; outcome?: FactOrText }, words: Words) =>
    outcome === undefined ? say`Completed “${title}”` : say`Completed “${title}”: ${words(outcome)}`,
  researchNews: ({ title, sources, first }: { title: string; sources: number; first: string }) =>
    sources === 1
      ? say`News on “${title}”: “${first}”`
      : say`News on “${title}”: ${counted(sources, 'new source')}, such as “${first}”`,
  noResearchNews: ({ title }: { title: string }) => say`Asked “${title}” again: no new sources`,
  workflowAdded: ({ name }: { name: string }) => say`Workflow “${name}” added`,
  workflowPaused: ({ name, by }: { name: string; by: string }) => say`Workflow “${name}” paused by ${by}`,
  workflowResumed: ({ name, by }: { name: string; by: string }) => say`Workflow “${name}” resumed by ${by}`,
  workflowStarted: ({ name }: { name: string }) => say`Workflow “${name}” started`,
  workflowCompleted: ({ name }: { name: string }) => say`Workflow “${name}” completed`,
} as const satisfies WordTable;
