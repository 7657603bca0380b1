import { toJsonSchema } from '@valibot/to-json-schema';
import type { JSONSchema7 } from 'ai';
import type * as v from 'valibot';

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
