import { toJsonSchema } from '@valibot/to-json-schema';
import { problemsOf } from '@switchboard/api-contract/problems';
import { jsonSchema } from 'ai';
import * as v from 'valibot';

const unknown = 'is no argument of this tool';

/**
 * What a tool takes, for the AI SDK. What is wrong with an input is told to the model, by argument, which may try
 * again.
 */
export function toolInput<const S extends v.GenericSchema>(schema: S) {
  return jsonSchema<v.InferOutput<S>>(
    toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as Parameters<typeof jsonSchema>[0],
    {
      validate: (value) => {
        const result = v.safeParse(schema, value);
        return result.success
          ? { success: true, value: result.output }
          : { success: false, error: new TypeError(Object.values(problemsOf(result.issues, unknown)).join('; ')) };
      },
    },
  );
}
