import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type * as v from 'valibot';
import { RunFailure } from '../agents/Program.ts';
import type { RunLog } from '../runs/RunLog.ts';
import { modelFailure } from './modelFailure.ts';
import { modelSchema } from './modelSchema.ts';
import type { TenantModel } from './TenantModel.ts';

/** What a model is asked, and the form of its answer. */
export interface ModelQuestion<S extends v.GenericSchema> {
  readonly rules: string;
  /** Sent as JSON. */
  readonly material: object;
  readonly answer: S;
  /** What the step of the run is called; nothing is reported without a log. */
  readonly step: Fact;
  readonly log?: Pick<RunLog, 'add'> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Asks a model for an answer of this form. Throws RunFailure for the member. What it answers is not to be trusted. */
export async function askModel<const S extends v.GenericSchema>(
  connected: TenantModel,
  { rules, material, answer, step, log, signal }: ModelQuestion<S>,
): Promise<v.InferOutput<S>> {
  const { generateText, Output } = await import('ai');
  try {
    const began = performance.now();
    const { output, usage } = await generateText({
      model: connected.model,
      system: rules,
      prompt: JSON.stringify(material),
      output: Output.object({ schema: await modelSchema(answer) }),
      ...(signal && { abortSignal: signal }),
      maxRetries: 0,
    });
    log?.add({
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
    signal?.throwIfAborted();
    const failure = await modelFailure(connected, error);
    if (!failure) throw error;
    const refused = ['credentialsOutdated', 'callNotAllowed', 'noCredit'].includes(failure.reason.kind);
    throw new RunFailure(failure.reason, {
      ...failure,
      ...(refused && { next: { kind: 'connection', id: connected.serviceId } }),
    });
  }
}
