import { toJsonSchema } from '@valibot/to-json-schema';
import { jsonSchema } from 'ai';
import * as v from 'valibot';

/** What a tool takes, for the AI SDK. A wrong input is told to the model, which may try again. */
export function toolInput<const S extends v.GenericSchema>(schema: S) {
  return jsonSchema<v.InferOutput<S>>(
    toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as Parameters<typeof jsonSchema>[0],
    {
      validate: (value) => {
        const result = v.safeParse(schema, value);
        return result.success
          ? { success: true, value: result.output }
          : { success: false, error: new TypeError(result.issues.map(({ message }) => message).join('; ')) };
      },
    },
  );
}
