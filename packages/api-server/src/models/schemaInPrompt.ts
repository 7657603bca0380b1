import { APICallError, type LanguageModelMiddleware } from 'ai';
import { meaningOf } from './meaningOf.ts';

type Generate = NonNullable<LanguageModelMiddleware['wrapGenerate']>;
type Params = Parameters<Generate>[0]['params'];

/** What is known of a model's server. */
export interface Server {
  /** It may take a schema and pay no heed to it, or want it in words as well. */
  readonly isOfAnotherMaker: boolean;
  /** It has refused a schema. */
  readonly refusesSchema: () => boolean;
  readonly noteRefusal: () => void;
}

/**
 * Asks for JSON by the schema in the request, and where the server refuses that, once more by words alone. Ollama
 * takes the schema and advises to repeat it in the prompt (https://docs.ollama.com/capabilities/structured-outputs);
 * DeepSeek, among others, refuses it (https://api-docs.deepseek.com/api/create-chat-completion).
 */
export const schemaInPrompt = ({ isOfAnotherMaker, refusesSchema, noteRefusal }: Server): LanguageModelMiddleware => ({
  specificationVersion: 'v4',
  wrapGenerate: async ({ doGenerate, model, params }) => {
    if (params.responseFormat?.type !== 'json') return doGenerate();
    const inWords = { ...params, prompt: withSchema(params) };
    const { responseFormat: _, ...wordsAlone } = inWords;
    if (refusesSchema()) return model.doGenerate(wordsAlone);
    try {
      return await (isOfAnotherMaker ? model.doGenerate(inWords) : doGenerate());
    } catch (error) {
      if (!isAboutFormat(error)) throw error;
      const answer = await model.doGenerate(wordsAlone);
      noteRefusal();
      return answer;
    }
  },
});

function withSchema({ prompt, responseFormat }: Params): Params['prompt'] {
  const schema = responseFormat?.type === 'json' ? JSON.stringify(responseFormat.schema) : '';
  const order = `Answer with one JSON object and nothing else, in this JSON Schema:\n${schema}`;
  const [first, ...others] = prompt;
  return first?.role === 'system'
    ? [{ ...first, content: `${first.content}\n\n${order}` }, ...others]
    : [{ role: 'system', content: order }, ...prompt];
}

const format =
  /response_?(?:format|schema)|output_?(?:format|config)|json[_ ]?(?:schema|object|mode)|structured|guided|grammar|requested parameters/i;

/** Whether a refusal is of the form in which an answer was asked for, as far as the server says why. */
function isAboutFormat(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false;
  const { statusCode: status = 0, responseBody = '' } = error;
  if ([400, 404, 422, 500, 501].includes(status) && format.test(responseBody)) return true;
  return [400, 422, 501].includes(status) && meaningOf(status, responseBody) === undefined;
}
