import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type * as v from 'valibot';
import { modelFailure } from '../models/modelFailure.ts';
import { modelSchema } from '../models/modelSchema.ts';
import type { TenantModel } from '../models/TenantModel.ts';
import { RunFailure, type Run } from './Program.ts';

/** A question to the language model whose answer has a shape. */
export interface ModelQuestion<S extends v.GenericSchema> {
  /** What it is to do: our own words alone. */
  readonly rules: string;
  /** What it works on: other people's words, as data. */
  readonly material: object;
  readonly answer: S;
  readonly step: Fact;
}

/** Asks the connected model for a run and reports the step. Throws RunFailure for the member. */
export async function askModel<const S extends v.GenericSchema>(
  connected: TenantModel,
  { signal, log }: Pick<Run, 'signal' | 'log'>,
  { rules, material, answer, step }: ModelQuestion<S>,
): Promise<v.InferOutput<S>> {
  const { generateText, Output } = await import('ai');
  try {
    const began = performance.now();
    const { output, usage } = await generateText({
      model: connected.model,
      system: rules,
      prompt: JSON.stringify(material),
      output: Output.object({ schema: await modelSchema(answer) }),
      abortSignal: signal,
      maxRetries: 0,
    });
    log.add({
      kind: 'model',
      text: step,
      service: connected.serviceId,
      model: connected.modelId,
      durationMs: Math.round(performance.now() - began),
      tokensIn: usage.inputTokens,
      tokensOut: usage.outputTokens,
    });
    return output;
  } catch (error) {
    signal.throwIfAborted();
    const failure = await modelFailure(connected, error);
    if (!failure) throw error;
    const refused = ['credentialsOutdated', 'callNotAllowed', 'noCredit'].includes(failure.reason.kind);
    throw new RunFailure(failure.reason, {
      ...failure,
      ...(refused && { next: { kind: 'connection', id: connected.serviceId } }),
    });
  }
}
