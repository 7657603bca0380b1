import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import type { Caller } from '../outside/Caller.ts';
import type { Context } from '../platform/Context.ts';
import type { StoreWriter } from '../platform/store/Database.ts';
import type { AgentRow } from '../tenants/agentRows.ts';

/** One try at an outbound action. */
export interface OutboundAttempt<Args> {
  readonly agent: AgentRow;
  readonly recordId: string;
  readonly args: Args;
  /** What services are called with. */
  readonly caller: Caller;
  /** It was made from data of the sandbox: then only the sandbox may get it, and otherwise never. */
  readonly sandbox: boolean;
  /** Stores new arguments, for whoever continues after a failure. */
  readonly remember: (args: Args) => Promise<void>;
}

/** What an action came to. `write` is called in the transaction that stores the outcome. */
export interface OutboundResult {
  readonly outcome: Fact;
  readonly write?: (db: StoreWriter, at: string) => Promise<void>;
}

/** An action as it is stored until it is carried out. */
export interface StoredAction {
  readonly kind: string;
  readonly args: unknown;
}

/** Something that an agent does and that reaches other people, such as sending a mail. */
export interface OutboundAction<Args = never> {
  /** Stored, so a released kind keeps its name and its arguments. */
  readonly kind: string;
  /** The action as it is stored until it is done. */
  readonly toStored: (args: Args) => StoredAction;
  /**
   * Throws RunFailure for anything a member should know. It may be done again after a failure, so it must find out what
   * the last time did.
   */
  readonly carryOut: (context: Context, attempt: OutboundAttempt<unknown>) => Promise<OutboundResult>;
}

declare module '../tenants/Program.ts' {
  interface Program {
    /** What it does that reaches other people. */
    readonly outboundActions?: readonly OutboundAction[];
  }
}

/** Defines an action by the shape of what it is done with, as it is stored. */
export const defineOutboundAction = <const S extends v.GenericSchema>(
  kind: string,
  schema: S,
  perform: (context: Context, attempt: OutboundAttempt<v.InferOutput<S>>) => Promise<OutboundResult>,
): OutboundAction<v.InferOutput<S>> => ({
  kind,
  toStored: (args) => ({ kind, args: v.parse(schema, args) }),
  carryOut: (context, attempt) => perform(context, { ...attempt, args: v.parse(schema, attempt.args) }),
});
