import { toJsonSchema } from '@valibot/to-json-schema';
import type { Schema } from 'ai';
import * as v from 'valibot';

/**
 * A valibot schema for the AI SDK. It avoids the Standard Schema interface: the SDK takes every result with a `value`
 * for a success, and valibot's failures have one too.
 */
export async function modelSchema<const S extends v.GenericSchema>(schema: S): Promise<Schema<v.InferOutput<S>>> {
  const { jsonSchema } = await import('ai');
  const { $schema: _, ...plain } = toJsonSchema(schema, {
    target: 'draft-07',
    typeMode: 'input',
    // OpenAI's strict mode requires it. Reading is more lenient.
    overrideSchema: ({ jsonSchema: made }) =>
      made.type === 'object' ? { ...made, additionalProperties: false } : undefined,
  });
  return jsonSchema<v.InferOutput<S>>(plain, {
    validate: (value) => {
      const result = v.safeParse(schema, value);
      return result.success
        ? { success: true, value: result.output }
        : { success: false, error: new v.ValiError(result.issues) };
    },
  });
}
