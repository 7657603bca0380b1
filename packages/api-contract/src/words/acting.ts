import { say } from './say.ts';
import type { Service } from './failures.ts';
import type { WordTable } from './wordsFrom.ts';

/** What agents do in a member's name, and what they propose. */
export const actingWords = {
  mayActAllowed: ({ agent, by = 'somebody' }: { agent: string; by?: string }) =>
    say`${by} allowed ${agent} to act in your name`,
  mayActWithdrawn: ({ agent, by = 'somebody' }: { agent: string; by?: string }) =>
    say`${by} no longer allows ${agent} to act in your name`,
  sendMessageTo: ({ to, subject }: { to: string; subject: string }) => say`Send “${subject}” to ${to}`,
  messageSent: ({ to, service }: { to: string } & Service) => say`Sent to ${to} through ${service}`,
  proposalDiscarded: ({ target, by }: { target: string; by: string }) => say`Proposal for ${target} discarded by ${by}`,
  actUncertain: () => 'The server stopped meanwhile. Look whether it was done before you ask for it again',
  actUnknown: () => 'This version of the server does not know how to do this',
} as const satisfies WordTable;
