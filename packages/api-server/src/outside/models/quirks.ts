import { APICallError, simulateStreamingMiddleware, type LanguageModelMiddleware } from 'ai';
import { refusalMeaning } from './refusalMeaning.ts';

type Params = Parameters<NonNullable<LanguageModelMiddleware['wrapGenerate']>>[0]['params'];

/**
 * What a server does not take: a schema for its answer, instructions by a role of their own, the limit of an answer by
 * its older name, a stream, the wish that it ends with what was used, or tools for a model that thinks before it
 * answers.
 */
export type Quirk = 'schema' | 'system' | 'max_tokens' | 'stream' | 'usage' | 'thinking';

/** What is known of a model's server. */
export interface ModelServer {
  /** It may take a schema and pay no heed to it. */
  readonly isOfAnotherMaker: boolean;
  /** What it has refused so far; more is added. */
  readonly quirks: Set<Quirk>;
}

/**
 * Asks once more without what a server refused; later requests leave it out from the start. The schema then stands in
 * the prompt; other makers get it there in any case: Ollama advises it
 * (https://docs.ollama.com/capabilities/structured-outputs).
 */
export function adaptToServer({ isOfAnotherMaker, quirks }: ModelServer): LanguageModelMiddleware {
  const ask = async <T>(params: Params, send: (asked: Params, found: ReadonlySet<Quirk>) => PromiseLike<T>) => {
    const found = new Set(quirks);
    for (;;) {
      try {
        const answer = await send(adaptRequest(params, found, isOfAnotherMaker || found.has('schema')), found);
        for (const quirk of found) quirks.add(quirk);
        return answer;
      } catch (error) {
        const quirk = quirkIn(error, params);
        if (quirk === undefined || found.has(quirk)) throw error;
        found.add(quirk);
      }
    }
  };
  return {
    specificationVersion: 'v4',
    wrapGenerate: ({ model, params }) => ask(params, (asked) => model.doGenerate(asked)),
    // A refusal comes before the first piece of an answer.
    wrapStream: ({ model, params, ...rest }) =>
      ask(params, (asked, found) =>
        found.has('stream')
          ? inOnePiece({ ...rest, model, params: asked, doGenerate: () => model.doGenerate(asked) })
          : model.doStream(asked),
      ),
  };
}

const { wrapStream: inOnePiece } = simulateStreamingMiddleware() as Required<LanguageModelMiddleware>;

/** A request that a server with these quirks takes. */
function adaptRequest(params: Params, quirks: ReadonlySet<Quirk>, schemaInPrompt: boolean): Params {
  const { responseFormat, maxOutputTokens, prompt, ...rest } = params;
  const isNewlyNamed = quirks.has('max_tokens') && maxOutputTokens !== undefined;
  const openai = {
    ...(isNewlyNamed && { max_completion_tokens: maxOutputTokens }),
    include_usage: !quirks.has('usage'),
    // Without tools as well: thoughts would use up the limit of the answer.
    ...(quirks.has('thinking') && { reasoningEffort: 'none' }),
  };
  const told = schemaInPrompt && responseFormat?.type === 'json' ? withSchema(prompt, responseFormat.schema) : prompt;
  return {
    ...rest,
    prompt: quirks.has('system') ? withoutSystem(told) : told,
    ...(!quirks.has('schema') && responseFormat && { responseFormat }),
    providerOptions: { openai },
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
const aboutFormat =
  /response_?(?:format|schema)|output_?(?:format|config)|json[_ ]?(?:schema|object|mode)|structured|guided|grammar|requested parameters/i;
// Templates of Gemma and of older Mistral models; Gemma at Google.
const aboutSystem = /system role|roles must alternate|developer instruction/i;

// Mistral, Azure; OpenAI for organisations that are not verified, llama.cpp, Bedrock.
const aboutUsage = /stream_options|include_usage/i;
const aboutStream =
  /"param": ?"stream"|(?:verified|able) to stream|tools?\b[^."]* (?:with|when|in|while) stream|stream(?:ing)?\b[^."]* (?:not|un)[ -]?(?:supported|allowed|available)|not support (?:response )?stream/i;

// OpenAI from GPT-5.6 on, Azure with it:
// https://help.openai.com/en/articles/20001600, https://github.com/langflow-ai/langflow/issues/14361 (read 2026-11-29).
const aboutThinking = /reasoning_?effort\b[^.]*\bnone\b/i;

/** What a refusal is about, as far as the server says why. */
function quirkIn(error: unknown, { responseFormat, tools }: Params): Quirk | undefined {
  if (!APICallError.isInstance(error)) return undefined;
  const { statusCode: status = 0, responseBody = '' } = error;
  const isOfRequest = [400, 422, 501].includes(status);
  if (isOfRequest && responseBody.includes('max_completion_tokens')) return 'max_tokens';
  if (isOfRequest && tools && aboutThinking.test(responseBody)) return 'thinking';
  if ((isOfRequest || status === 500) && aboutSystem.test(responseBody)) return 'system';
  if (isOfRequest && aboutUsage.test(responseBody)) return 'usage';
  if ((isOfRequest || status === 500) && aboutStream.test(responseBody)) return 'stream';
  if (responseFormat?.type !== 'json') return undefined;
  if ((isOfRequest || status === 404 || status === 500) && aboutFormat.test(responseBody)) return 'schema';
  return isOfRequest && refusalMeaning(status, responseBody) === undefined ? 'schema' : undefined;
}
