import * as v from 'valibot';
import { recordFields } from '../records/calls.ts';
import { flag, instant, text } from '../wire.ts';
import { factOrText } from '../words/factOrText.ts';

/**
 * What became of a proposal. `doing`: a member allowed it and it is being done; `uncertain`: the server stopped
 * meanwhile, so that nobody knows whether it was done.
 */
export const proposalStates = ['waiting', 'doing', 'done', 'failed', 'uncertain'] as const;
export type ProposalState = (typeof proposalStates)[number];

/**
 * Something that would reach other people, and that waits for a member. `kind` names what would be done, `text` says
 * it, `target` whom it would reach; `outcome` says how doing it ended, or why it failed.
 */
export const proposal = v.object({
  id: v.string(),
  ...recordFields,
  kind: text(),
  text: factOrText(),
  target: text(),
  runId: text(),
  state: text(),
  createdAt: instant(),
  outcome: factOrText(),
  /** When it was done or failed, and the member who allowed it. */
  doneAt: instant(),
  doneBy: text(),
  sandbox: flag(),
});
export type Proposal = v.InferOutput<typeof proposal>;
type StoredProposal = v.InferInput<typeof proposal>;

/** The collection of each agent that reaches others. `open`: those that are not done. */
export const proposals = {
  one: 'proposal',
  record: proposal,
  sorts: ['createdAt', 'kind', 'target'],
  filters: ['kind', 'state', 'open'],
  searched: ['target'],
  derived: ({ state }: Pick<StoredProposal, 'state'>) => ({ open: state !== ('done' satisfies ProposalState) }),
  staysPut: true,
} as const;

/**
 * The setting of each agent that reaches others: whether it may do so without a member's yes to each proposal. Off
 * until a member switches it on.
 */
export const mayAct = { mayAct: v.boolean() } as const;
export const mayActDefault = { mayAct: false } as const;

/** The proposals that a page lists: those that are not done. */
export const openProposals = (all: readonly StoredProposal[]): StoredProposal[] =>
  all.filter((one) => proposals.derived(one).open);
