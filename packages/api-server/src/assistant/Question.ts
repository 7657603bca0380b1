import type { Context } from '../platform/Context.ts';
import type { Member } from '../platform/actor.ts';
import type { About } from './about.ts';
import type { AgentState, OrganisationState } from './organisationState.ts';
import type { Period } from './period.ts';
import type { Source } from './sources.ts';
import type { AnswerWriter } from './GrowingAnswer.ts';

/** A question, as it is read. */
export interface Question {
  readonly context: Context;
  readonly asker: Pick<Member, 'tenantId' | 'userId' | 'role'>;
  readonly organisation: OrganisationState;
  /** What the conversation began at. */
  readonly about?: About | undefined;
  /** The message, as it is read. */
  readonly said: string;
  /** The agents that it names; none means all. */
  readonly named: readonly AgentState[];
  /** The time that it speaks of. */
  readonly period: Period | undefined;
}

/** What a question is answered from. */
export interface AnswerableQuestion extends Question {
  readonly writer: Pick<AnswerWriter, 'source'>;
}

/** The mark of a source, to be put behind what rests on it. */
export const cite = ({ writer }: Pick<AnswerableQuestion, 'writer'>, source: Source): string =>
  ` [${writer.source(source)}]`;

/** The built-in responder's answer, and the agents that it concerns. */
export interface BuiltInAnswer {
  readonly text: string;
  readonly asked: readonly AgentState[];
}

/** Answers one kind of question. */
export type Answerer = (asking: AnswerableQuestion) => BuiltInAnswer | Promise<BuiltInAnswer>;
