import type { Context } from '../../platform/Context.ts';
import type { Member } from '../../platform/actor.ts';
import type { About } from '../answers/about.ts';
import type { AgentState, OrganisationState } from './organisationState.ts';
import type { Period } from './period.ts';
import type { Source } from '../answers/sources.ts';
import type { AnswerWriter } from '../answers/GrowingAnswer.ts';

/** A message that the built-in assistant takes for a question, and what it knows to answer it. */
export interface Question {
  readonly context: Context;
  readonly asker: Pick<Member, 'tenantId' | 'userId' | 'role'>;
  readonly organisation: OrganisationState;
  /** What the conversation began at. */
  readonly about?: About | undefined;
  /** The message as `readMessage` simplifies it: in lower case, without typos and short forms. */
  readonly said: string;
  /** The agents that the message names; none means all. */
  readonly named: readonly AgentState[];
  /** The time that the message speaks of. */
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
