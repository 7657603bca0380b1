import { APICallError, type LanguageModelMiddleware } from 'ai';
import { meaningOf } from './meaningOf.ts';

type Params = Parameters<NonNullable<LanguageModelMiddleware['wrapGenerate']>>[0]['params'];

/**
 * What a server does not take: a schema for its answer, instructions by a role of their own, or the limit of an answer
 * by its older name.
 */
export type Quirk = 'schema' | 'system' | 'max_tokens';

/** What is known of a model's server. */
export interface Server {
  /** It may take a schema and pay no heed to it. */
  readonly isOfAnotherMaker: boolean;
  /** What it has refused so far; more is added. */
  readonly quirks: Set<Quirk>;
}

/**
 * Asks once more without what a server refuses, and from then on at once. The schema then stands in the prompt; other
 * makers get it there in any case: Ollama advises it (https://docs.ollama.com/capabilities/structured-outputs).
 */
export const askInItsWay = ({ isOfAnotherMaker, quirks }: Server): LanguageModelMiddleware => ({
  specificationVersion: 'v4',
  wrapGenerate: async ({ model, params }) => {
    const found = new Set(quirks);
    for (;;) {
      try {
        const answer = await model.doGenerate(suited(params, found, isOfAnotherMaker || found.has('schema')));
        for (const quirk of found) quirks.add(quirk);
        return answer;
      } catch (error) {
        const quirk = quirkIn(error, params);
        if (quirk === undefined || found.has(quirk)) throw error;
        found.add(quirk);
      }
    }
  },
});

/** A request that a server with these quirks takes. */
function suited(params: Params, quirks: ReadonlySet<Quirk>, inWords: boolean): Params {
  const { responseFormat, maxOutputTokens, prompt, ...rest } = params;
  const isNewlyNamed = quirks.has('max_tokens') && maxOutputTokens !== undefined;
  const told = inWords && responseFormat?.type === 'json' ? withSchema(prompt, responseFormat.schema) : prompt;
  return {
    ...rest,
    prompt: quirks.has('system') ? withoutSystem(told) : told,
    ...(!quirks.has('schema') && responseFormat && { responseFormat }),
    ...(isNewlyNamed && { providerOptions: { openai: { max_completion_tokens: maxOutputTokens } } }),
    ...(!isNewlyNamed && maxOutputTokens !== undefined && { maxOutputTokens }),
  };
}

function withSchema(prompt: Params['prompt'], schema: object | undefined): Params['prompt'] {
  const order = `Answer with one JSON object and nothing else, in this JSON Schema:\n${JSON.stringify(schema)}`;
  const [first, ...others] = prompt;
  return first?.role === 'system'
    ? [{ ...first, content: `${first.content}\n\n${order}` }, ...others]
    : [{ role: 'system', content: order }, ...prompt];
}

/** The instructions as the beginning of what is asked first. */
function withoutSystem([system, asked, ...others]: Params['prompt']): Params['prompt'] {
  return system?.role === 'system' && asked?.role === 'user'
    ? [{ ...asked, content: [{ type: 'text', text: `${system.content}\n\n` }, ...asked.content] }, ...others]
    : [system, asked, ...others].filter((message) => message !== undefined);
}

// DeepSeek, LM Studio, Gemini, Anthropic, vLLM, llama.cpp, OpenRouter.
const ofFormat =
  /response_?(?:format|schema)|output_?(?:format|config)|json[_ ]?(?:schema|object|mode)|structured|guided|grammar|requested parameters/i;
// Templates of Gemma and of older Mistral models; Gemma at Google.
const ofSystem = /system role|roles must alternate|developer instruction/i;

/** What a refusal is about, as far as the server says why. */
function quirkIn(error: unknown, { responseFormat }: Params): Quirk | undefined {
  if (!APICallError.isInstance(error)) return undefined;
  const { statusCode: status = 0, responseBody = '' } = error;
  const isOfRequest = [400, 422, 501].includes(status);
  if (isOfRequest && responseBody.includes('max_completion_tokens')) return 'max_tokens';
  if ((isOfRequest || status === 500) && ofSystem.test(responseBody)) return 'system';
  if (responseFormat?.type !== 'json') return undefined;
  if ((isOfRequest || status === 404 || status === 500) && ofFormat.test(responseBody)) return 'schema';
  return isOfRequest && meaningOf(status, responseBody) === undefined ? 'schema' : undefined;
}
