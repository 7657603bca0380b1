import { isFields } from '../requests.ts';

/** The part of JSON Schema that requests to models use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

/** What a reference such as `#/$defs/step` points to. */
function referred(pointer: string, root: JsonSchema): JsonSchema {
  const found = pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .reduce<unknown>(
      (at, part) => (isFields(at) ? at[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      root,
    );
  return isFields(found) ? found : {};
}

/** A schema without references, with what `allOf` adds, and the first of its alternatives that is not null. */
export function plainSchema(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (schema.$ref !== undefined)
    return plainSchema({ ...referred(schema.$ref, root), ...without(schema, '$ref') }, root);
  if (schema.allOf)
    return plainSchema(
      Object.assign({}, without(schema, 'allOf'), ...schema.allOf.map((part) => plainSchema(part, root))) as JsonSchema,
      root,
    );
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (!alternatives) return schema;
  const each = alternatives.map((one) => plainSchema(one, root));
  const chosen = each.find((one) => typeOf(one) !== 'null') ?? { type: 'null' };
  return { ...without(without(schema, 'anyOf'), 'oneOf'), ...chosen };
}

function without(schema: JsonSchema, key: keyof JsonSchema): JsonSchema {
  const { [key]: _, ...rest } = schema;
  return rest;
}

/** The type that is filled: the first that is not null. */
export function typeOf({ type, properties, items, enum: values }: JsonSchema): string {
  const types = type === undefined ? [] : [type].flat();
  return (
    types.find((one) => one !== 'null') ??
    types[0] ??
    (properties ? 'object' : items ? 'array' : typeof (values?.[0] ?? ''))
  );
}

/** Whether null is allowed where there is nothing to say. */
export function mayBeNull(schema: JsonSchema, root: JsonSchema): boolean {
  if (schema.$ref !== undefined) return mayBeNull(referred(schema.$ref, root), root);
  return (
    [schema.type].flat().includes('null') ||
    schema.enum?.includes(null) === true ||
    [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some((one) => mayBeNull(one, root))
  );
}
