import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type * as v from 'valibot';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { JSONSchema7 } from 'ai';
import { RunFailure } from '../RunFailure.ts';
import type { Progress, RunLog } from '../Caller.ts';
import { logLeftOut } from '../providers/readEach.ts';
import { incompleteReason, toRunFailure } from './modelFailure.ts';
import { readAnswer, readProse } from './readAnswer.ts';
import type { TenantModel } from './openModel.ts';
import { traced } from '../../platform/tracing/traced.ts';

const sorry =
  "i(?:[’']m| am) (?:very |really |so )?sorry|sorry|i apologi[sz]e|apologies|unfortunately|tut mir leid|leider|désolé|lo siento|mi dispiace|sinto muito|desculpe|het spijt me|helaas|przykro mi|przepraszam|抱歉|对不起|申し訳";
const cannot = [
  "i (?:can[’']?t|cannot|can not|won[’']?t|must decline|am (?:unable|not able))|i[’']m (?:unable|not able)",
  '(?:kann|darf) ich[^.\\n]{0,60} nicht|ich (?:kann|darf)[^.\\n]{0,60} nicht|ik kan[^.\\n]{0,60} niet',
  'je ne peux pas|no puedo|non posso|não posso|nie mogę|无法|不能|できません',
].join('|');
const declines = new RegExp(
  `^[^\\p{L}]*(?:.{0,10}(?:${sorry})[^.!?\\n]{0,60}?)?(?<!\\p{Script=Latin})(?:${cannot})`,
  'iu',
);

/**
 * Whether an answer that holds no JSON begins as models do that decline, in the languages that messages mostly come in:
 * 'I’m sorry, but I can’t help with that.'
 */
export const isRefusalText = (text: string): boolean => !/[{[]/.test(text) && declines.test(text.trim());

/** A valibot schema as the JSON Schema that a model's answer is to fit. Reading is more lenient (fitTo). */
export function modelSchema(schema: v.GenericSchema): JSONSchema7 {
  const { $schema: _, ...plain } = toJsonSchema(schema, {
    target: 'draft-07',
    typeMode: 'input',
    // OpenAI's strict mode requires it.
    overrideSchema: ({ jsonSchema: made }) =>
      made.type === 'object' ? { ...made, additionalProperties: false } : undefined,
  });
  return plain;
}

/** A question to the language model whose answer has a shape. */
export interface ModelQuestion<S extends v.GenericSchema> {
  /** What it is to do: our own words alone. */
  readonly rules: string;
  /** What it works on: other people's words, as data. Sent as JSON. */
  readonly material: object;
  readonly answer: S;
  /** What the step of the run is called. */
  readonly step: Fact;
  /** What the run does meanwhile; by default it says which service it asks. */
  readonly doing?: Progress;
}

/** For which run it is asked; nothing is reported without a log. */
interface Asking {
  readonly log?: Pick<RunLog, 'add' | 'progress'> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks the connected model for an answer of this shape. Entries of its lists that can't be read are left out, and told
 * in the run's steps. Throws RunFailure for the member. What it answers is not to be trusted.
 */
export const askModel = <const S extends v.GenericSchema>(
  connected: TenantModel,
  asking: Asking,
  question: ModelQuestion<S>,
): Promise<v.InferOutput<S>> =>
  traced({ name: `step ${question.step.kind}`, attributes: { 'switchboard.service': connected.serviceId } }, () =>
    ask(connected, asking, question),
  );

async function ask<const S extends v.GenericSchema>(
  connected: TenantModel,
  { log, signal }: Asking,
  { rules, material, answer, step, doing }: ModelQuestion<S>,
): Promise<v.InferOutput<S>> {
  const { generateText, Output } = await import('ai');
  const schema = modelSchema(answer);
  const { serviceId, modelId, name: service } = connected;
  log?.progress(doing ?? { text: { kind: 'askingService', args: { service } } });
  const began = performance.now();
  try {
    const { text, toolCalls, reasoningText, finishReason, usage } = await generateText({
      model: connected.model,
      system: rules,
      prompt: JSON.stringify(material),
      output: { ...Output.text(), responseFormat: Promise.resolve({ type: 'json', schema }) },
      ...(signal && { abortSignal: signal }),
      maxRetries: 0,
    });
    log?.add({
      kind: 'model',
      text: step,
      service: serviceId,
      model: modelId,
      durationMs: Math.round(performance.now() - began),
      tokensIn: usage.inputTokens,
      tokensOut: usage.outputTokens,
    });
    const ending = incompleteReason(finishReason, service);
    if (ending) throw new RunFailure(ending);
    // Some servers put the answer into the call of a tool, or all of it into the thoughts before it.
    const said = text.trim() || JSON.stringify(toolCalls[0]?.input) || reasoningText;
    if (!said) throw new RunFailure({ kind: 'noAnswer', args: { service } });
    if (isRefusalText(text)) throw new RunFailure({ kind: 'answerDeclined', args: { service } });
    const read = readAnswer(said, answer, schema) ?? readProse(text, answer, schema);
    if (!read) throw new RunFailure({ kind: 'unreadable', args: { service } }, { again: true });
    if (log)
      logLeftOut(
        log,
        read.read,
        Array.from({ length: read.left }, () => 'unusable'),
      );
    return read.answer;
  } catch (error) {
    signal?.throwIfAborted();
    throw await toRunFailure(connected, error);
  }
}
