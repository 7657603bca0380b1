import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import type { Caller } from '../outside/Caller.ts';
import type { Context } from '../platform/Context.ts';
import type { StoreWriter } from '../platform/store/Database.ts';
import type { AgentRow } from '../tenants/agentRows.ts';

/** One time that something is done. */
export interface OutboundAttempt<Args> {
  readonly agent: AgentRow;
  readonly recordId: string;
  readonly args: Args;
  /** What services are called with. */
  readonly caller: Caller;
  /** It was thought out from what the sandbox gave; then only the sandbox may see it, and otherwise never. */
  readonly sandbox: boolean;
  /** Stores how far it is, for whoever has to go on after a failure. */
  readonly remember: (args: Args) => Promise<void>;
}

/** What came of it. `write` is called in the transaction that stores the outcome. */
export interface OutboundResult {
  readonly outcome: Fact;
  readonly write?: (db: StoreWriter, at: string) => Promise<void>;
}

/** What is to be done, with what. */
export interface StoredAction {
  readonly kind: string;
  readonly args: unknown;
}

/** Something that reaches other people. */
export interface OutboundAction<Args = never> {
  /** Stored, so a released kind keeps its name and its arguments. */
  readonly kind: string;
  /** The action as it is stored until it is done. */
  readonly toStored: (args: Args) => StoredAction;
  /**
   * Throws RunFailure for anything a member should know. It may be done again after a failure, so it must find out what
   * the last time did.
   */
  readonly carryOut: (context: Context, doing: OutboundAttempt<unknown>) => Promise<OutboundResult>;
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
  perform: (context: Context, doing: OutboundAttempt<v.InferOutput<S>>) => Promise<OutboundResult>,
): OutboundAction<v.InferOutput<S>> => ({
  kind,
  toStored: (args) => ({ kind, args: v.parse(schema, args) }),
  carryOut: (context, doing) => perform(context, { ...doing, args: v.parse(schema, doing.args) }),
});
