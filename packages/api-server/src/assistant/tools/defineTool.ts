import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import { missingRightText, type Right } from '@switchboard/api-contract/roles';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type * as v from 'valibot';
import { RunFailure } from '../../outside/RunFailure.ts';
import type { Context } from '../../platform/Context.ts';
import { type Member, memberMay } from '../../platform/actor.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { Action } from '../actions/actions.ts';
import type { OrganisationState } from '../reader/organisationState.ts';
import type { Order } from '../actions/orderFor.ts';
import type { AnswerWriter } from '../answers/GrowingAnswer.ts';

/** For whom tools are used during one message, and how they were. */
export interface ToolAsking {
  readonly context: Context;
  readonly asker: Pick<Member, 'tenantId' | 'userId' | 'role' | 'key'>;
  /** What was read of the tenant before the model was asked. */
  readonly organisation: OrganisationState;
  readonly writer: AnswerWriter;
  readonly use: ToolUse;
}

/** How tools were used during one message. They read and collect; none of them changes anything. */
export interface ToolUse {
  /** Slugs of those of the seven agents that were asked. */
  readonly asked: Set<AgentSlug>;
  /** Actions to ask the member about. */
  readonly proposed: Action[];
  calls: number;
}

/** A fresh record for one message. */
export const noToolUse = (): ToolUse => ({ asked: new Set(), proposed: [], calls: 0 });

interface Described<S extends v.GenericSchema> {
  readonly name: string;
  /** What the member's role must allow. */
  readonly right: Right;
  /** It is about more than some agents: a key that is limited to some may not use it. */
  readonly wide?: true;
  /** What the model is told about it. */
  readonly description: string;
  readonly input: S;
  /** What is shown while it is used, in our own words: of the input only names that were looked up. */
  readonly step: (input: v.InferOutput<S>, asking: ToolAsking) => string;
}

/** Reads what its caller may see. What it gives holds `source` where a statement can rest on it. */
interface ReadingTool<S extends v.GenericSchema> extends Described<S> {
  readonly reads: (input: v.InferOutput<S>, asking: ToolAsking) => unknown;
  readonly proposes?: never;
}

type Proposal = Pick<Order, 'actions' | 'text'>;

/** Says what it would do, which the member is then asked; or why there is nothing to do. */
interface ProposingTool<S extends v.GenericSchema> extends Described<S> {
  readonly proposes: (input: v.InferOutput<S>, asking: ToolAsking) => Proposal | Promise<Proposal>;
  readonly reads?: never;
}

/** A tool of the model and of the reader. */
export type Tool<S extends v.GenericSchema = v.GenericSchema> = ReadingTool<S> | ProposingTool<S>;

/** Fixes the type of a tool's input. */
export const defineTool = <const S extends v.GenericSchema>(tool: Tool<S>): Tool => tool as unknown as Tool;

/** What a tool read, what it proposes, or why it does neither, in words. */
export async function callTool(
  tool: Tool,
  input: unknown,
  asking: ToolAsking,
): Promise<{ readonly data: unknown } | Proposal | { readonly error: string }> {
  // What is proposed is refused with the question: see `permitted` of the assistant.
  if (tool.reads && !memberMay(asking.asker, tool.right)) return { error: missingRightText(tool.right) };
  asking.writer.step(tool.step(input, asking));
  try {
    return tool.proposes ? await tool.proposes(input, asking) : { data: await tool.reads(input, asking) };
  } catch (error) {
    if (error instanceof Refusal) return { error: error.message };
    if (error instanceof RunFailure) return { error: wordsOf(error.reason) };
    throw error;
  }
}
