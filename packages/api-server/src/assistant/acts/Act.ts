import type { AnswerReceipt, QuestionChange } from '@switchboard/api-contract/conversations';
import type { Right } from '@switchboard/api-contract/roles';
import type * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import type { Member } from '../../platform/Member.ts';
import type { Undoing } from './undoings.ts';

type Values = Readonly<Record<string, unknown>>;

/** The form in which the arguments of an act can be changed, and how they are read from what comes back. */
interface ActChange<Args> {
  /** What the form shows. */
  readonly show: (args: Args) => QuestionChange;
  /** Throws a Refusal with `fields` for values that are wrong. */
  readonly take: (context: Context, member: Member, args: Args, values: Values) => Args | Promise<Args>;
}

/** What was done: what is told, where it is seen, and how it is undone. */
export interface Performed extends Pick<AnswerReceipt, 'text' | 'to'> {
  readonly undoing?: Undoing | undefined;
}

/** Something that the assistant does once the member has said yes, by the same service as its button. */
export interface Act<E extends v.ObjectEntries = v.ObjectEntries> {
  /** What is stored while the question is open. Names in it are only for wording. */
  readonly args: v.ObjectSchema<E, undefined>;
  /** What the member's role must allow, as for the button. */
  readonly right: Right;
  /** What is asked, as 'stop' and 'Email Agent': several alike share the first. */
  readonly asks: (args: v.InferOutput<v.ObjectSchema<E, undefined>>) => readonly [does: string, what: string];
  readonly canUndo: boolean;
  /** The agent that it concerns: its id or slug. */
  readonly agent: (args: v.InferOutput<v.ObjectSchema<E, undefined>>) => string;
  /** What it may cost, in a sentence; undefined if nothing is known of that. */
  readonly costs?: (
    context: Context,
    tenantId: string,
    args: v.InferOutput<v.ObjectSchema<E, undefined>>,
  ) => Promise<string | undefined>;
  readonly change?: ActChange<v.InferOutput<v.ObjectSchema<E, undefined>>>;
  /** Throws the service's Refusals. */
  readonly perform: (
    context: Context,
    member: Member,
    args: v.InferOutput<v.ObjectSchema<E, undefined>>,
  ) => Promise<Performed>;
}

/** Fixes the type of an act's arguments. */
export const defineAct = <const E extends v.ObjectEntries>(act: Act<E>): Act<E> => act;
