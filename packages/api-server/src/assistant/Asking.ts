import type { Context } from '../platform/Context.ts';
import type { Member } from '../platform/Member.ts';
import type { AgentFact, Facts } from './facts.ts';
import type { Period } from './period.ts';

/** What a question is answered from. */
export interface Asking {
  readonly context: Context;
  readonly asker: Pick<Member, 'tenantId' | 'userId' | 'role'>;
  readonly facts: Facts;
  /** The message, as it is read. */
  readonly said: string;
  /** The agents that it names; none means all. */
  readonly named: readonly AgentFact[];
  /** The time that it speaks of. */
  readonly period: Period | undefined;
}

/** The built-in responder's answer, and the agents that it concerns. */
export interface BuiltInAnswer {
  readonly text: string;
  readonly asked: readonly AgentFact[];
}

/** Answers one kind of question. */
export type Tell = (asking: Asking) => BuiltInAnswer | Promise<BuiltInAnswer>;
