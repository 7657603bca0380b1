import type { AnswerReceipt, QuestionChange } from '@switchboard/api-contract/conversations';
import type { Right } from '@switchboard/api-contract/roles';
import type * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import type { Member } from '../../platform/actor.ts';
import type { RunStart } from '../../runs/addRun.ts';
import type { Undo } from './undo.ts';

type Values = Readonly<Record<string, unknown>>;

/** The form in which the arguments of an action can be changed, and how they are read from what comes back. */
interface ChangeForm<Args> {
  /** What the form shows. */
  readonly show: (args: Args) => QuestionChange;
  /** Throws a Refusal with `fields` for values that are wrong. */
  readonly take: (context: Context, member: Member, args: Args, values: Values) => Args | Promise<Args>;
}

/** What carrying out an action gives: the sentence to answer, the page where it shows, and how it is undone. */
export interface ActionResult extends Pick<AnswerReceipt, 'text' | 'to'> {
  /** What the assistant adds to the sentence for whoever talks to it. */
  readonly advice?: string;
  /** The run that it began. */
  readonly runId?: string;
  readonly undoing?: Undo | undefined;
}

/** Who begins a run: the program whose key asked for it, or the assistant in the member's name. */
export const begunBy = ({ name, key }: Pick<Member, 'name' | 'key'>): RunStart =>
  key ? { trigger: 'key', startedBy: key.name } : { trigger: 'assistant', startedBy: name };

/** What is added where a run has begun. */
export const askForLastRun = 'ask me for its last run in a moment';

/** Something that the assistant does once the member has said yes, by the same service as its button. */
export interface ActionDefinition<E extends v.ObjectEntries = v.ObjectEntries> {
  /** What is stored while the question is open. Names in it are only for wording. */
  readonly args: v.ObjectSchema<E, undefined>;
  /** What the member's role must allow, as for the button. */
  readonly right: Right;
  /** What is asked, as 'stop' and 'Email Agent': several alike share the first. */
  readonly question: (args: v.InferOutput<v.ObjectSchema<E, undefined>>) => readonly [does: string, what: string];
  readonly canUndo: boolean;
  /** The agent that it concerns: its id or slug. */
  readonly agent: (args: v.InferOutput<v.ObjectSchema<E, undefined>>) => string;
  /** What it may cost, in a sentence; undefined if nothing is known of that. */
  readonly costs?: (
    context: Context,
    tenantId: string,
    args: v.InferOutput<v.ObjectSchema<E, undefined>>,
  ) => Promise<string | undefined>;
  readonly change?: ChangeForm<v.InferOutput<v.ObjectSchema<E, undefined>>>;
  /** Throws the service's Refusals. */
  readonly carryOut: (
    context: Context,
    member: Member,
    args: v.InferOutput<v.ObjectSchema<E, undefined>>,
  ) => Promise<ActionResult>;
}

/** Fixes the type of an action's arguments. */
export const defineAction = <const E extends v.ObjectEntries>(definition: ActionDefinition<E>): ActionDefinition<E> =>
  definition;
