import { limits } from '@switchboard/api-contract/limits';
import { generateText, isStepCount, NoContentGeneratedError, type FinishReason } from 'ai';
import type { Context } from '../platform/Context.ts';
import { modelFailure } from '../outside/models/modelFailure.ts';
import type { TenantModel } from '../outside/models/TenantModel.ts';
import { BudgetSpent } from '../outside/metering/BudgetSpent.ts';
import { plainLines } from '../outside/plainText.ts';
import { questionFor } from './actions.ts';
import type { Turn } from './conversations.ts';
import { readFacts } from './facts.ts';
import { instructionsAt } from './instructions.ts';
import type { Reply } from './Reply.ts';
import type { Teller } from './Teller.ts';
import { toolsFor } from './tools/table.ts';
import { noToolUse, type ToolAsking } from './tools/Tool.ts';
import { toToolSet } from './tools/toToolSet.ts';
import { troubleFrom, troubleOfBudget, type Trouble } from './trouble.ts';

/** The most requests to the provider for one message. Each round of tools is one more. */
const mostSteps = 6;
const mostTokens = 2_000;

/** One message to a tenant's model. */
export interface Asking {
  readonly asker: ToolAsking['asker'];
  readonly model: TenantModel;
  /** Earlier turns, oldest first. */
  readonly turns: readonly Turn[];
  readonly message: string;
}

/** The model's answer, or what went wrong at its provider. Throws when `signal` is aborted, and for bugs of ours. */
export async function replyByModel(
  context: Context,
  { asker, model, turns, message }: Asking,
  teller: Teller,
): Promise<Reply | Trouble> {
  const { signal } = teller;
  const use = noToolUse();
  const facts = await readFacts(context, asker.tenantId);
  const tools = toToolSet(await toolsFor({ context, asker, teller }, model), { context, asker, facts, teller, use });
  try {
    const { text, finishReason } = await generateText({
      model: model.model,
      instructions: instructionsAt(context.clock()),
      messages: [...turns.map(({ role, text: content }) => ({ role, content })), { role: 'user', content: message }],
      tools,
      // As soon as the model proposes an action, the server asks the member, in words that the model can't influence.
      stopWhen: [isStepCount(mostSteps), () => use.proposed.length > 0],
      maxOutputTokens: mostTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
    const agents = [...use.asked];
    if (use.proposed.length > 0) {
      const proposed = use.proposed.map((item) =>
        item.kind === 'research' ? { ...item, query: model.redact(item.query) } : item,
      );
      return { text: questionFor(proposed), agents, proposed };
    }
    const end = endings[finishReason]?.(model.name) ?? '';
    // A refusal says so itself.
    const added = finishReason === 'length' ? ` ${end}` : '';
    const answer = plainLines(model.redact(text), limits.text.speech - added.length);
    if (answer !== '') return { text: answer + added, agents };
    if (end !== '') return { text: end, agents };
    throw new NoContentGeneratedError();
  } catch (error) {
    if (error instanceof BudgetSpent) return troubleOfBudget(error);
    const failure = signal.aborted ? undefined : await modelFailure(model, error);
    if (!failure) throw error;
    return troubleFrom(failure, model.name);
  }
}

/** What is said where an answer is not whole, or there is none. */
const endings: Partial<Record<FinishReason, (service: string) => string>> = {
  length: (service) => `The answer from ${service} was cut off here at its length limit. Ask for less at once.`,
  'content-filter': (service) => `${service} declined to answer this message. Try rewording it.`,
  'tool-calls': () => 'That takes more steps than I can take at once. Ask for less.',
};
