import { allOf, counted, say } from './say.ts';
import type { ServiceArgs } from './failures.ts';
import type { WordTable } from './wordsFrom.ts';

/** What agents do in a member's name, and what they propose. */
export const actionWords = {
  mayActAllowed: ({ agent, by = 'Someone' }: { agent: string; by?: string }) =>
    say`${by} allowed ${agent} to act in your name`,
  mayActWithdrawn: ({ agent, by = 'Someone' }: { agent: string; by?: string }) =>
    say`${by} no longer allows ${agent} to act in your name`,
  sendMessageTo: ({ to, subject }: { to: string; subject: string }) => say`Send “${subject}” to ${to}`,
  messageSent: ({ to, service }: { to: string } & ServiceArgs) => say`Sent to ${to} through ${service}`,
  proposalDiscarded: ({ target, by }: { target: string; by: string }) => say`Proposal for ${target} discarded by ${by}`,
  keptConnectToSend: () => 'Kept here: connect Gmail or SendGrid to send it',
  sendingUncertain: ({ service }: ServiceArgs) =>
    say`${service} did not confirm that it was sent. Check its sent mail before you send it again`,
  senderNotVerified: ({ service }: ServiceArgs) => say`${service} has no verified sender to send from`,
  replyToList: () => 'It came from a mailing list',
  replyToBulk: () => 'It went to many people at once',
  replyToAutomatic: () => 'It was sent automatically',
  replyToNoReply: () => 'Its address does not accept replies',
  replyToNobody: () => 'It has no address to reply to',
  replyToOneself: () => 'It came from this mailbox',
  threadAnswered: () => 'Its thread was answered within the last 24 hours',
  replyLimitReached: ({ limit }: { limit: number }) => say`A run writes at most ${limit} replies`,
  autoReplyStopped: () => 'It was due to be sent automatically, which is no longer allowed',
  replyUndone: ({ by }: { by: string }) => say`${by} stopped it from being sent automatically`,
  replyDrafted: ({ to }: { to: string }) => say`Drafted a reply to ${to}`,
  replyDiscarded: ({ to, by }: { to: string; by: string }) => say`Reply to ${to} discarded by ${by}`,
  repliesRefused: ({ messages }: { messages: number }) => say`No reply to ${counted(messages, 'message')}`,
  mailSorted: ({ service, messages }: ServiceArgs & { messages: number }) =>
    say`${service} sorted ${counted(messages, 'message')}`,
  replyWritten: ({ service }: ServiceArgs) => say`${service} drafted a reply`,
  withoutModel: ({ parts }: { parts: readonly string[] }) =>
    say`No language model is connected, so this was left out: ${allOf(parts)}`,
  actUncertain: () => 'The server stopped before this was confirmed. Check whether it was done before you ask again',
  actUnknown: () => 'This version of the server can’t do this',
} as const satisfies WordTable;
