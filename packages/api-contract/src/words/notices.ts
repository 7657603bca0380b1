import type { ServiceArgs } from './failures.ts';
import type { FactOrText } from './factOrText.ts';
import { counted, money, say } from './say.ts';
import { wordsFrom, type FactOf, type WordTable } from './wordsFrom.ts';
import { wordsOf } from './wordsOf.ts';

interface Aimed extends ServiceArgs {
  target: string;
}
interface Spent {
  spent: number;
  budget: number;
  currency: string;
}
interface Measured {
  percent: number;
  threshold: number;
}
/** `server` is named where there are several. */
interface Loaded extends Measured {
  server?: string;
}

const which = ({ server }: Loaded): string => (server === undefined ? 'The server' : say`Server ${server}`);

/** What notices say. */
const noticeWords = {
  runFailedFor: ({ agent, reason }: { agent: string; reason?: FactOrText }) =>
    reason === undefined ? say`${agent} failed` : say`${agent} failed: ${wordsOf(reason)}`,
  worksAgain: ({ agent }: { agent: string }) => say`${agent} works again`,
  workflowFailed: ({ name, reason }: { name: string; reason?: FactOrText }) =>
    reason === undefined ? say`Workflow “${name}” failed` : say`Workflow “${name}” failed: ${wordsOf(reason)}`,
  researchDone: ({ title, insight }: { title: string; insight?: string }) =>
    insight === undefined ? say`Research “${title}” is done` : say`Research “${title}” is done: ${insight}`,
  needAttention: ({ count }: { count: number }) =>
    say`${counted(count, 'thing')} on the dashboard ${count === 1 ? 'needs' : 'need'} attention`,
  /** `text` and `about` are those of the item on the dashboard. */
  attentionTo: ({ text, about }: { text: string; about?: string }) =>
    about === undefined ? text : say`${text} (${about})`,
  /** Amounts in whole units of the currency. */
  budgetNear: ({ spent, budget, currency }: Spent) =>
    say`${money(spent, currency)} of this month’s budget of ${money(budget, currency)} has been spent`,
  budgetReached: ({ budget, currency }: Spent) =>
    say`This month’s budget of ${money(budget, currency)} is used up: runs that cost money stop until it is raised`,
  cpuHigh: (of: Loaded) => say`${which(of)} is busy: ${of.percent}% CPU (alert at ${of.threshold}%)`,
  memoryHigh: (of: Loaded) => say`${which(of)} is short of memory: ${of.percent}% used (alert at ${of.threshold}%)`,
  failuresHigh: ({ percent, threshold }: Measured) =>
    say`${percent}% of the runs of the last hour failed (alert at ${threshold}%)`,
  testMessage: ({ organisation }: { organisation: string }) =>
    say`This is a test for ${organisation}. Its notifications will arrive here`,
} as const satisfies WordTable;

/** Whether a notice arrived and, if it did not, what to do. */
const deliveryWords = {
  messageReached: ({ target }: { target: string }) => say`The test reached ${target}`,
  channelUnknown: ({ service, target }: Aimed) =>
    say`${service} has no channel ${target}, or does not show it to the app. Check its name, and invite the app if it is private`,
  channelNotJoined: ({ service, target }: Aimed) =>
    say`The app is not in ${target}. Write /invite and its name there in ${service}, or choose another channel`,
  channelArchived: ({ target }: Aimed) => say`${target} is archived. Choose another channel`,
  channelClosed: ({ service, target }: Aimed) =>
    say`The bot may not write to channel ${target}. Let it View Channel and Send Messages in ${service}, or choose another channel`,
  channelNotForMessages: ({ target }: Aimed) => say`Channel ${target} does not accept messages. Choose a text channel`,
  scopeMissing: ({ service, scope }: ServiceArgs & { scope: string }) =>
    say`${service} lacks the scope ${scope}. Add it to the app, reinstall it, and enter the new token`,
  numberRefused: ({ service, target }: Aimed) => say`${service} refused the number ${target}. Change the number`,
  senderRefused: ({ service }: ServiceArgs) =>
    say`${service} can’t send from the Phone Number of its connection. Enter one of the account’s own numbers`,
  regionClosed: ({ service, target }: Aimed) =>
    say`${service} does not send to the country of ${target}. Allow it under Messaging › Settings › Geo permissions`,
  recipientStopped: ({ target }: Aimed) => say`${target} answered STOP and gets nothing until it answers START`,
  hookGone: ({ service }: ServiceArgs) =>
    say`The webhook at ${service} no longer exists. Make a new one and enter its address`,
  hookFull: ({ service }: ServiceArgs) => say`The webhook at ${service} accepts nothing more: its queue is full`,
  noAdmin: () => 'No admin has an email address',
  channelGone: () => 'The channel was removed',
  mayNotHaveArrived: ({ service }: ServiceArgs) =>
    say`The server stopped while sending through ${service}. The message may have arrived`,
} as const satisfies WordTable;

const english = { ...noticeWords, ...deliveryWords } as const;

/** A notice, or how its delivery ended, as stored and sent. */
export type Notice = FactOf<typeof english>;

const wordsOfNotice = wordsFrom(english);

/**
 * The words of a notice, or of any other fact, in English. Notices have a table of their own, since the dashboard loads
 * the words of all facts and shows no notice.
 */
export const noticeWordsOf = (factOrText: FactOrText | undefined): string =>
  typeof factOrText === 'object' && Object.hasOwn(english, factOrText.kind)
    ? wordsOfNotice(factOrText)
    : wordsOf(factOrText);
